/** Matches labels that are common in host names of test systems, optionally followed by a number, or by a hyphen and more words. */
const NAME = /^(?:staging|stage|stg|dev|develop|development|test|testing|qa|uat|preprod|preview|sandbox)(?:\d+|-.*)?$/;

/** Match the hosts of deploy previews and branches. */
const PREVIEWS = [/^.+--.+\.netlify\.app$/, /^.+-git-.+\.vercel\.app$/, /^[0-9a-f]{8}\..+\.pages\.dev$/];

/** Matches second-level domains that belong to a public suffix, such as “co” in “co.uk”. */
const SUFFIX = /^(?:co|com|org|net|ac|gov|edu)$/;

/** Returns `true` if a host's name suggests a test system or a deploy preview. */
export function isStagingHost(host: string): boolean {
  const name = host.replace(/:\d+$/, "");
  if (PREVIEWS.some((pattern) => pattern.test(name))) return true;
  const labels = name.split(".");
  const suffix = SUFFIX.test(labels.at(-2) ?? "") && labels.at(-1)?.length === 2 ? 3 : 2;
  return labels
    .slice(0, -suffix)
    .some((label) => NAME.test(label) || /-(?:staging|stage|dev|test|preview)$/.test(label));
}

import { section } from "./versions.mjs";

/**
 * Returns the reasons why a commit cannot be published, as sentences.
 *
 * @param {object} state
 * @param {string} state.version the version in the files
 * @param {string} state.changelog
 * @param {string} state.homepage the repository's URL in package.json
 * @param {string[]} state.quick the parts in dist that were built with `quick`
 * @param {string[]} state.tags the tags of the commit
 * @param {string | undefined} state.remote the URL of the Git remote “origin”
 */
export function obstacles({ version, changelog, homepage, quick, tags, remote }) {
  const repository = /github\.com[/:]([^/]+\/[^/]+?)(?:\.git)?$/.exec(remote ?? "")?.[1];
  const found = [];
  if (quick.length > 0) found.push(`dist has a quick build (${quick.join(", ")}): run “npm run build”`);
  if (!/^\d{4}-\d\d-\d\d$/.test(section(changelog, version)?.day ?? ""))
    found.push(`CHANGELOG.md has no dated section for ${version}: run “npm run release -- ${version}”`);
  if (!tags.includes(`v${version}`)) found.push(`the commit has no tag v${version}`);
  // npm compares the repository in the provenance with the one in package.json, so both must be the same.
  if (`https://github.com/${repository}` !== homepage)
    found.push(
      repository
        ? `the files name ${homepage}, but origin is github.com/${repository}: run “npm run release -- --owner NAME”`
        : `origin is not a repository on GitHub, but the files name ${homepage}`,
    );
  return found;
}

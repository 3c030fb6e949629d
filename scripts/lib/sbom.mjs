import { createHash } from "node:crypto";

/** The line between two notices in THIRD-PARTY-LICENSES.txt. */
export const RULE = `\n${"-".repeat(80)}\n\n`;

/**
 * Returns a notice's heading, which `sbom` reads.
 *
 * @param {{ name: string, version: string, registry: "npm" | "crates.io", license: string }} component
 */
export const heading = ({ name, version, registry, license }) => `${name} ${version} (${registry}), ${license}`;

/**
 * Returns the npm package's CycloneDX bill of materials: all third-party code in THIRD-PARTY-LICENSES.txt. The VS Code extension contains
 * the same code.
 *
 * @param {string} notices the text of THIRD-PARTY-LICENSES.txt
 * @param {{ version: string, license: string, homepage: string }} release
 */
export function sbom(notices, { version, license, homepage }) {
  const components = notices.split(RULE).map((notice) => {
    const [, name, version, registry, license] = /^(\S+) (\S+) \((npm|crates\.io)\), (.+)$/m.exec(notice) ?? [];
    if (license === undefined) throw new Error(`no component in the notice that begins with “${notice.slice(0, 80)}”`);
    return component(registry === "npm" ? "npm" : "cargo", name, version, license);
  });
  const subject = component("npm", "robotscope", version, license);
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    // Derived from the content, so that rebuilding the same package gives an identical file.
    serialNumber: `urn:uuid:${uuid(`${version}\n${notices}`)}`,
    version: 1,
    metadata: {
      component: { ...subject, externalReferences: [{ type: "website", url: homepage }] },
    },
    components,
    dependencies: [{ ref: subject["bom-ref"], dependsOn: components.map((part) => part["bom-ref"]) }],
  };
}

/** @param {"npm" | "cargo"} type @param {string} name @param {string} version @param {string} license */
function component(type, name, version, license) {
  const purl = `pkg:${type}/${name.replace("@", "%40")}@${encodeURIComponent(version)}`;
  // Old crates separate licences with “/” instead of “OR”.
  const expression = license.replaceAll("/", " OR ");
  return { type: "library", "bom-ref": purl, name, version, purl, licenses: [{ expression }] };
}

/** Returns a version 8 UUID made from the text's hash. @param {string} text */
function uuid(text) {
  const hash = createHash("sha256").update(text).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

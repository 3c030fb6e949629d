// Tests the parts of `npm run release` that need no account: obstacles to publication, and the files of a release.
import assert from "node:assert/strict";
import { test } from "node:test";
import { missingWheels } from "../../scripts/lib/destinations.mjs";
import { obstacles } from "../../scripts/lib/obstacles.mjs";
import { checksums } from "../../scripts/lib/release-files.mjs";
import { heading, RULE, sbom } from "../../scripts/lib/sbom.mjs";
import { section } from "../../scripts/lib/versions.mjs";

const READY = {
  version: "0.2.0",
  changelog: "# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-02-02\n\n- New.\n\n## 0.1.0 - 2026-01-01\n\n- Old.\n",
  homepage: "https://github.com/acme/tool",
  quick: [],
  tags: ["v0.2.0"],
  remote: "https://github.com/acme/tool",
};

test("finds no obstacle to publishing a tagged commit with a dated changelog section", () => {
  assert.deepEqual(obstacles(READY), []);
  assert.deepEqual(obstacles({ ...READY, remote: "git@github.com:acme/tool.git" }), []);
});

for (const [what, change, message] of /** @type {const} */ ([
  ["a quick build", { quick: ["package"] }, /^dist has a quick build \(package\)/],
  [
    "a changelog section without a date",
    { changelog: "\n## 0.2.0 - Unreleased\n\n- New.\n" },
    /no dated section for 0\.2\.0/,
  ],
  ["a version without a changelog section", { version: "0.3.0", tags: ["v0.3.0"] }, /no dated section for 0\.3\.0/],
  ["a commit with another tag", { tags: ["v0.1.0"] }, /^the commit has no tag v0\.2\.0$/],
  ["a fork", { remote: "https://github.com/fork/tool" }, /but origin is github\.com\/fork\/tool/],
  ["a clone of a folder", { remote: "/srv/tool" }, /^origin is not a repository on GitHub/],
  ["a folder without a remote", { remote: undefined }, /^origin is not a repository on GitHub/],
])) {
  test(`reports ${what} as the only obstacle to publication`, () => {
    const found = obstacles({
      ...READY,
      ...change,
      quick: [...("quick" in change ? change.quick : [])],
      tags: [...("tags" in change ? change.tags : READY.tags)],
    });
    assert.equal(found.length, 1);
    assert.match(found[0] ?? "", message);
  });
}

test("returns a version's section of the changelog", () => {
  assert.deepEqual(section(READY.changelog, "0.2.0"), { day: "2026-02-02", text: "- New.\n" });
  assert.deepEqual(section(READY.changelog, "0.1.0"), { day: "2026-01-01", text: "- Old.\n" });
  assert.equal(section(READY.changelog, "0.2"), undefined);
});

test("lists the platforms without a wheel", () => {
  const wheel = (/** @type {string} */ platform) => `robotscope-0.1.0-cp311-abi3-${platform}.whl`;
  const files = [
    "robotscope-0.1.0.tar.gz",
    wheel("manylinux_2_28_x86_64"),
    wheel("manylinux_2_26_aarch64.manylinux_2_28_aarch64"),
    wheel("macosx_11_0_arm64"),
    wheel("macosx_10_12_x86_64"),
    wheel("win_amd64"),
  ];
  assert.deepEqual(missingWheels(files), []);
  assert.deepEqual(missingWheels(files.slice(0, 3)), ["macosx_*_x86_64", "macosx_*_arm64", "win_amd64"]);
  assert.ok(missingWheels([wheel("manylinux_2_34_x86_64")]).includes("manylinux_2_28_x86_64"));
});

test("lists the component of every licence notice in the bill of materials", () => {
  const notices = [
    { name: "@acme/kit", version: "1.2.3", registry: /** @type {const} */ ("npm"), license: "MIT" },
    { name: "old", version: "0.1.0+build", registry: /** @type {const} */ ("crates.io"), license: "MIT/Apache-2.0" },
  ].map((component) => `${heading(component)}\n\nThe text of a licence.\n`);
  const release = { version: "0.2.0", license: "MIT", homepage: READY.homepage };
  const bill = sbom(notices.join(RULE), release);
  assert.deepEqual(
    bill.components.map(({ purl, licenses }) => [purl, licenses[0]?.expression]),
    [
      ["pkg:npm/%40acme/kit@1.2.3", "MIT"],
      ["pkg:cargo/old@0.1.0%2Bbuild", "MIT OR Apache-2.0"],
    ],
  );
  assert.deepEqual(bill.dependencies[0]?.dependsOn, ["pkg:npm/%40acme/kit@1.2.3", "pkg:cargo/old@0.1.0%2Bbuild"]);
  assert.match(bill.serialNumber, /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  assert.equal(bill.serialNumber, sbom(notices.join(RULE), release).serialNumber);
  assert.throws(() => sbom(`${notices[0]}${RULE}A text without a heading.`, release), /no component in the notice/);
});

test("writes checksums in the format of sha256sum", () => {
  assert.equal(
    checksums([
      ["a.txt", Buffer.from("a")],
      ["empty", Buffer.from("")],
    ]),
    "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a.txt\n" +
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty\n",
  );
});

/** What a pull request changes in a robots.txt, as a comment of it. The last step of action.yml. */
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** By this the action finds its comment again. */
const MARK = "<!-- robotscope -->";

/** GitHub takes 65,536 characters. */
const LONGEST = 60_000;

const {
  COMMENT,
  FAIL_ON = "loss",
  GITHUB_API_URL = "https://api.github.com",
  GITHUB_BASE_REF = "",
  GITHUB_OUTPUT,
  GITHUB_REPOSITORY,
  GITHUB_STEP_SUMMARY,
  GITHUB_TOKEN,
  NUMBER,
  ROBOTS = "",
} = process.env;

const { said, status } = compared();
console.log(said);
const isMany = said.length > LONGEST;
const text = `### ${ROBOTS}\n\n\`\`\`text\n${said.slice(0, LONGEST)}${isMany ? "\n… and more" : ""}\n\`\`\`\n`;
if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `changes<<ROBOTSCOPE_END\n${said}\nROBOTSCOPE_END\n`);
if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, text);
if (COMMENT === "true" && NUMBER) await comment(text);
process.exitCode = status;

/** What “robotscope diff” says of the file of the base branch and of this one, and its exit code. */
function compared() {
  // A checkout has only its own commit, as long as nobody asks for more.
  execFileSync("git", ["fetch", "--quiet", "--depth=1", "origin", GITHUB_BASE_REF]);
  const before = spawnSync("git", ["show", `FETCH_HEAD:${ROBOTS}`], { encoding: "utf8" });
  const folder = mkdtempSync(join(process.env.RUNNER_TEMP ?? tmpdir(), "robotscope-"));
  // A file that is missing has no rules.
  const files = [
    { name: "before.txt", text: before.status === 0 ? before.stdout : "" },
    ...(existsSync(ROBOTS) ? [] : [{ name: "after.txt", text: "" }]),
  ].map(({ name, text }) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const [old = "", now = ROBOTS] = files;
  const { stdout, stderr, status } = spawnSync("robotscope", ["diff", old, now, "--fail-on", FAIL_ON], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", COLUMNS: "120" },
  });
  return { said: `${stdout}${stderr}`.trim(), status: status ?? 1 };
}

/** Writes the comment, or writes the one anew that is there. */
async function comment(text) {
  const comments = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues/${NUMBER}/comments`;
  try {
    const all = await ask("GET", `${comments}?per_page=100`);
    const own = all.find(({ body }) => body?.startsWith(MARK));
    const body = `${MARK}\n${text}`;
    if (own) await ask("PATCH", own.url, { body });
    else await ask("POST", comments, { body });
  } catch (error) {
    // A pull request from a fork may not write comments; what changes is in the log and in the summary.
    console.log(`::warning::The comment could not be written: ${error.message}`);
  }
}

async function ask(method, url, body) {
  const response = await fetch(url, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${GITHUB_TOKEN}`,
      "content-type": "application/json",
      "x-github-api-version": "2022-11-28",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} returned status ${response.status}`);
  return response.json();
}

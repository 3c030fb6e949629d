/**
 * Compares a pull request's robots.txt with that of the base branch, and reports the changes in a comment. action.yml runs this script
 * last.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Identifies this action's comment, so that a later run can find it. */
const MARK = "<!-- robotscope -->";

/** The maximum length of a command's output in the comment. GitHub's limit for the whole comment is 65,536 characters. */
const LONGEST = 60_000;

/** The number of comments per page of GitHub's API. */
const PAGE = 100;

/** The maximum output of a child process, in bytes. */
const MOST_OUTPUT = 64 * 1024 * 1024;

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
  RUNNER_TEMP = tmpdir(),
} = process.env;

/** The command line, which action.yml installs. On Windows, the programs in PATH are scripts, which only a shell can start. */
const COMMAND_LINE = join(RUNNER_TEMP, "robotscope", "node_modules", "robotscope", "pkg", "cli.js");

const { output, status, isChanged } = compared();
console.log(output);
const isMany = output.length > LONGEST;
const text = `### ${ROBOTS}\n\n\`\`\`text\n${output.slice(0, LONGEST)}${isMany ? "\n… and more" : ""}\n\`\`\`\n`;
if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `changes<<ROBOTSCOPE_END\n${output}\nROBOTSCOPE_END\n`);
if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, text);
if (COMMENT === "true" && NUMBER && isChanged !== undefined) await comment(isChanged ? text : undefined);
process.exitCode = status;

/**
 * Compares the file on the base branch with the file on this branch. Returns the output of “robotscope diff”, its exit code, and whether
 * anything changes (`undefined` if unknown).
 */
function compared() {
  // Fetch the base branch: by default, a checkout contains only the commit that is built.
  execFileSync("git", ["fetch", "--quiet", "--depth=1", "origin", GITHUB_BASE_REF]);
  const before = spawnSync("git", ["show", `FETCH_HEAD:${ROBOTS}`], { encoding: "utf8", maxBuffer: MOST_OUTPUT });
  if (before.status !== 0 && !existsSync(ROBOTS)) {
    const output =
      `::error::There is no ${ROBOTS}, neither here nor in the branch ${GITHUB_BASE_REF}, so nothing was compared. ` +
      "Set the input “robots” to the path of the robots.txt in the repository, or to nothing.";
    return { output, status: 3 };
  }
  const folder = mkdtempSync(join(RUNNER_TEMP, "robotscope-"));
  // A file that is missing on one side (new or deleted) is compared as an empty file.
  const files = [
    { name: "before.txt", text: before.status === 0 ? before.stdout : "" },
    ...(existsSync(ROBOTS) ? [] : [{ name: "after.txt", text: "" }]),
  ].map(({ name, text }) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const [old = "", now = ROBOTS] = files;
  const diff = (...options) =>
    spawnSync(process.execPath, [COMMAND_LINE, "diff", old, now, ...options], {
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1", COLUMNS: "120" },
      maxBuffer: MOST_OUTPUT,
    });
  const { stdout, stderr, status } = diff("--fail-on", FAIL_ON);
  const output = `${stdout}${stderr}`.trim();
  const json = diff("--json", "--fail-on", "never");
  if (status === 2 || json.status !== 0) return { output, status: status ?? 1 };
  const { changes, incomplete, records = [], recordsComplete = true } = JSON.parse(json.stdout);
  const isChanged = changes.length + incomplete.length + records.length > 0 || !recordsComplete;
  return { output, status: status ?? 1, isChanged };
}

/**
 * Creates or updates this action's comment. Deletes it if `text` is `undefined`, that is, if nothing changes.
 *
 * @param {string | undefined} text
 */
async function comment(text) {
  const comments = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues/${NUMBER}/comments`;
  try {
    const comment = await findComment(comments);
    const body = `${MARK}\n${text}`;
    if (text === undefined) {
      if (comment) await ask("DELETE", comment.url);
    } else if (!comment) await ask("POST", comments, { body });
    else if (comment.body !== body) await ask("PATCH", comment.url, { body });
  } catch (error) {
    // Only warn: for a pull request from a fork, the token may not write comments. The log and the summary still contain the changes.
    console.log(`::warning::The comment could not be written: ${error.message}`);
  }
}

/** Returns the comment that this action posted, or `undefined`. Reads all pages of comments. @param {string} comments */
async function findComment(comments) {
  for (let page = 1; ; page++) {
    const all = await ask("GET", `${comments}?per_page=${PAGE}&page=${page}`);
    for (const one of all) if (one.body?.startsWith(MARK) && (await isByThisAction(one))) return one;
    if (all.length < PAGE) return undefined;
  }
}

/**
 * Returns `true` unless another user wrote the comment and copied the mark. With a personal access token, the action itself posts as a
 * user, the token's owner.
 */
async function isByThisAction({ user }) {
  if (user?.type !== "User") return true;
  const me = await ask("GET", `${GITHUB_API_URL}/user`).catch(() => undefined);
  return me?.login === user.login;
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
  return response.status === 204 ? undefined : response.json();
}

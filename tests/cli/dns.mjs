// A local DNS server that answers with the records of a test (RFC 1035).
import { createSocket } from "node:dgram";

const TYPES = { A: 1, PTR: 12, AAAA: 28 };

/**
 * Starts a name server. Keys in `records` have the form "PTR 4.3.2.1.in-addr.arpa" or "A host.example.com". The value is a list of
 * records, a response code such as 2 (server failure), or "silent" to send no response. All other queries return NXDOMAIN.
 *
 * @param {import("node:test").TestContext} test
 * @param {Record<string, string[] | number | "silent">} records
 */
export async function nameServer(test, records) {
  /** @type {string[]} */
  const queries = [];
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    const { name, type, end } = questionOf(question);
    const key = `${Object.keys(TYPES).find((word) => TYPES[word] === type)} ${name}`;
    queries.push(key);
    const found = records[key] ?? 3;
    if (found === "silent") return;
    const answers = Array.isArray(found) ? found.map((value) => answer(type, value)) : [];
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x8180 | (typeof found === "number" ? found : 0), 2);
    header.writeUInt16BE(answers.length, 6);
    header.fill(0, 8);
    socket.send(Buffer.concat([header, question.subarray(12, end), ...answers]), port, address);
  });
  await new Promise((resolve) => socket.bind(0, "127.0.0.1", () => resolve(undefined)));
  test.after(() => socket.close());
  return { server: `127.0.0.1:${socket.address().port}`, queries };
}

/**
 * Returns the PTR record of an address, and the address records of `name`. By default, `name` has this address.
 *
 * @param {string} address
 * @param {string} name
 */
export const named = (address, name, back = [address]) => ({
  [`PTR ${reverse(address)}`]: [name],
  [`${back[0]?.includes(":") ? "AAAA" : "A"} ${name}`]: back,
});

/** Returns the reverse name of an address: the name that has the PTR record. @param {string} address */
export function reverse(address) {
  if (!address.includes(":")) return `${address.split(".").reverse().join(".")}.in-addr.arpa`;
  return `${groups(address).join("").split("").reverse().join(".")}.ip6.arpa`;
}

/** @param {string} address */
function groups(address) {
  const [head, tail = ""] = address.split("::");
  const [first, last] = [head, tail].map((part) => (part === "" ? [] : part.split(":")));
  const all = [...first, ...Array(8 - first.length - last.length).fill("0"), ...last];
  return all.map((group) => group.padStart(4, "0"));
}

/** @param {Buffer} question */
function questionOf(question) {
  const labels = [];
  let at = 12;
  for (let length = question[at]; length > 0; length = question[at]) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: question.readUInt16BE(at + 1), end: at + 5 };
}

/** @param {number} type @param {string} value */
function answer(type, value) {
  const data =
    type === TYPES.PTR
      ? Buffer.concat([
          ...value.split(".").map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
          Buffer.from([0]),
        ])
      : type === TYPES.A
        ? Buffer.from(value.split(".").map(Number))
        : Buffer.from(groups(value).join(""), "hex");
  const head = Buffer.alloc(12);
  // A compressed name: a pointer to the name in the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

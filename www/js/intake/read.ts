export interface ReadFile {
  /** The file's name, empty for pasted text. */
  readonly name: string;
  readonly text: string;
  /** The reason why `text` is empty, if the file could not be read. */
  readonly fault?: "too-large" | "too-large-inside" | "damaged" | "binary" | "unreadable";
  readonly isUtf16: boolean;
}

/** The maximum file size in bytes. Larger texts need more memory than browsers give a page. */
const LARGEST = 100_000_000;
/** The number of bytes that are examined to distinguish text files from binary files. */
const LOOKED_AT = 8192;
/** The first bytes of binary formats: PDF, PNG, JPEG, GIF, ZIP, Zstandard, WebAssembly. */
const MAGIC = ["%PDF-", "\x89PNG", "\xff\xd8\xff", "GIF8", "PK\x03\x04", "\x28\xb5\x2f\xfd", "\0asm"];

/** Reads files. Returns pasted text in the same form, without checks. */
export async function read(what: string | Iterable<File>): Promise<ReadFile[]> {
  if (typeof what === "string") return [{ name: "", text: what, isUtf16: false }];
  return Promise.all(Array.from(what, readFile));
}

async function readFile(file: File): Promise<ReadFile> {
  const refused = (fault: NonNullable<ReadFile["fault"]>) => ({ name: file.name, text: "", fault, isUtf16: false });
  if (file.size > LARGEST) return refused("too-large");
  try {
    const read = new Uint8Array(await file.arrayBuffer());
    const bytes = isGzip(read) ? await inflate(read, LARGEST).catch(() => null) : read;
    if (bytes === null) return refused("damaged");
    if (bytes === undefined) return refused("too-large-inside");
    const utf16 = byteOrder(bytes);
    if (!utf16 && isBinary(bytes.subarray(0, LOOKED_AT))) return refused("binary");
    // Keep a UTF-8 byte order mark, because the engine reports it.
    const text = new TextDecoder(utf16 ?? "utf-8", { ignoreBOM: !utf16 }).decode(bytes);
    return { name: file.name, text, isUtf16: utf16 !== undefined };
  } catch {
    // The file is a folder or has been deleted.
    return refused("unreadable");
  }
}

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

/** The number of compressed bytes inflated at once. Browsers inflate each piece without a pause, and a piece may grow a thousandfold. */
const PIECE = 16_384;
/** The number of inflated bytes after which other tasks may run. */
const REST = 4_000_000;

/** Inflates a gzip file. Returns `undefined` if its content exceeds `most` bytes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let at = 0;
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(bytes.subarray(at, at + PIECE));
      at += PIECE;
      if (at >= bytes.length) controller.close();
    },
  });
  const reader = pieces.pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0, rested = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
    if (length - rested > REST) {
      rested = length;
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

/**
 * Returns the UTF-16 encoding that a byte order mark indicates, or `undefined` without such a mark. Windows PowerShell writes redirected
 * output, such as that of `curl -i`, in UTF-16.
 */
function byteOrder([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

function isBinary(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (MAGIC.some((magic) => start.startsWith(magic))) return true;
  // Text can contain tabs, line feeds, form feeds, carriage returns and escapes. Accept a few other control characters, because users may
  // test how crawlers handle them.
  const odd = bytes.reduce((count, byte) => count + (byte < 32 && ![9, 10, 12, 13, 27].includes(byte) ? 1 : 0), 0);
  return odd > bytes.length / 10;
}

import { inflateSync } from 'node:zlib';

/** Names of actions and files in a PDF that have no place in a drawing. */
const unwanted = /\/(?:JavaScript|Launch|RichMedia|EmbeddedFiles?|GoToE)\b/;
/** The same for short names, which compressed data contain by chance: looked for between the streams. */
const unwantedShort = /\/(?:JS|EF)\b/;
/** A name may be written with codes: `/J#61vaScript`. */
const code = /#([0-9a-f]{2})/gi;

/** Characters that are searched at once, and the overlap of two such parts. */
const [part, overlap] = [1_048_576, 256];

/** Bytes that all compressed groups of objects may have together when they are inflated. */
const mostInflated = 64 * 1024 * 1024;

/**
 * Whether a PDF names programs, files inside it or other programs to start. Our PDF library runs none of
 * that, but the file itself is passed on to people who open it elsewhere.
 */
export function isActivePdf(bytes: Buffer): boolean {
  if (isNamedIn(bytes, unwanted) || betweenStreams(bytes).some((between) => isNamedIn(between, unwantedShort)))
    return true;
  return groupsOfObjects(bytes).some((group) => isNamedIn(group, unwanted) || isNamedIn(group, unwantedShort));
}

function isNamedIn(bytes: Buffer, names: RegExp): boolean {
  for (let at = 0; at < bytes.length; at += part) {
    const text = bytes.toString('latin1', at, at + part + overlap);
    if (names.test(text.includes('#') ? text.replace(code, decoded) : text)) return true;
  }
  return false;
}

/** The parts of a file that aren't data of a stream. */
function betweenStreams(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 0; at >= 0 && at < bytes.length; ) {
    const begin = bytes.indexOf('stream', at);
    parts.push(bytes.subarray(at, begin < 0 ? bytes.length : begin));
    at = begin < 0 ? -1 : bytes.indexOf('endstream', begin);
    if (at >= 0) at += 'endstream'.length;
  }
  return parts;
}

const decoded = (_all: string, digits: string) => String.fromCharCode(Number.parseInt(digits, 16));

/** The inflated object streams (`/Type /ObjStm`), as far as they can be read. */
function groupsOfObjects(bytes: Buffer): Buffer[] {
  const groups: Buffer[] = [];
  let left = mostInflated;
  for (let at = bytes.indexOf('/ObjStm'); at >= 0 && left > 0; at = bytes.indexOf('/ObjStm', at + 1)) {
    const begin = afterLine(bytes, bytes.indexOf('stream', at));
    const end = bytes.indexOf('endstream', begin);
    if (begin < 0 || end < 0) break;
    const group = inflated(bytes.subarray(begin, end), left);
    left -= group.length;
    groups.push(group);
  }
  return groups;
}

/** The data of a stream begin on the line after its keyword. */
function afterLine(bytes: Buffer, keyword: number): number {
  if (keyword < 0) return -1;
  const after = keyword + 'stream'.length;
  return bytes.toString('latin1', after, after + 2) === '\r\n' ? after + 2 : after + 1;
}

function inflated(data: Buffer, most: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: most });
  } catch {
    return Buffer.alloc(0);
  }
}

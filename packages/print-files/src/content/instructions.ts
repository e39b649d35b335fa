/** A name in a content stream, without its slash. */
export interface Name {
  readonly name: string;
}
/** A text as it stands in the stream, with its brackets; `textBytes` reads it. */
export interface Text {
  readonly text: Uint8Array;
}
export type Operand = number | boolean | null | Name | Text | readonly Operand[] | ReadonlyMap<string, Operand>;

/** An operator with its operands, and where all of it stands in the stream. */
export interface Instruction {
  readonly operator: string;
  readonly operands: readonly Operand[];
  readonly begin: number;
  readonly end: number;
}

/** Arrays in arrays; and operands before an operator, of which the last ones count. */
const [deepest, mostOperands] = [32, 512];

const [regular, white, delimiter] = [0, 1, 2];
const kinds = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = white;
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = delimiter;

const [open, close, less, greater, left, slash, percent, backslash] = [0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x2f, 0x25, 0x5c];

/** An operand, or a word that is none: an operator, or a bracket. */
type Token = { readonly operand: Operand } | { readonly word: string };

/** Reads a content stream instruction by instruction (ISO 32000-2, 7.8.2). What isn't understood is passed over. */
export function readInstructions(bytes: Uint8Array): () => Instruction | undefined {
  let at = 0;
  const kindAt = (index: number) => kinds[bytes[index] ?? 32] ?? white;

  function skipSpace(): void {
    for (; at < bytes.length; at += 1) {
      if (bytes[at] === percent) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
      else if (kindAt(at) !== white) return;
    }
  }

  function regularWord(): string {
    const begin = at;
    while (at < bytes.length && kindAt(at) === regular) at += 1;
    return latin(bytes, begin, at);
  }

  function readText(): Text {
    const begin = at;
    let depth = 0;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === backslash) at += 1;
      else if (byte === open) depth += 1;
      else if (byte === close) {
        depth -= 1;
        if (depth === 0) break;
      }
    }
    at += 1;
    return { text: bytes.subarray(begin, at) };
  }

  function readHexadecimal(): Text {
    const begin = at;
    while (at < bytes.length && bytes[at] !== greater) at += 1;
    at += 1;
    return { text: bytes.subarray(begin, at) };
  }

  function readName(): Name {
    at += 1;
    const word = regularWord();
    return {
      name: word.includes('#')
        ? word.replace(/#([0-9a-f]{2})/gi, (_all, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
        : word,
    };
  }

  function next(depth: number): Token | undefined {
    skipSpace();
    if (at >= bytes.length) return undefined;
    const byte = bytes[at];
    if (byte === slash) return { operand: readName() };
    if (byte === open) return { operand: readText() };
    if (byte === left) return { operand: readArray(depth) };
    if (byte === less && bytes[at + 1] === less) return { operand: readDictionary(depth) };
    if (byte === less) return { operand: readHexadecimal() };
    if (kindAt(at) === delimiter) {
      const length = byte === greater && bytes[at + 1] === greater ? 2 : 1;
      at += length;
      return { word: latin(bytes, at - length, at) };
    }
    const word = regularWord();
    const operand = literals.has(word) ? literals.get(word) : numberOf(word);
    return operand === undefined ? { word } : { operand };
  }

  /** Up to the closing bracket. Deeper ones are passed over. */
  function readUntil(bracket: string, depth: number): Operand[] {
    const found: Operand[] = [];
    for (let token = next(depth + 1); token; token = next(depth + 1)) {
      if ('operand' in token) {
        if (depth < deepest) found.push(token.operand);
      } else if (token.word === bracket) break;
    }
    return found;
  }

  function readArray(depth: number): Operand {
    at += 1;
    return depth > deepest ? [] : readUntil(']', depth);
  }

  function readDictionary(depth: number): Operand {
    at += 2;
    return depth > deepest ? [] : mapOf(readUntil('>>', depth));
  }

  /** The dictionary of a picture in the stream; its data follow after `ID` and one space. */
  function readPicture(): Operand[] {
    const entries: Operand[] = [];
    for (let token = next(0); token; token = next(0)) {
      if ('operand' in token) entries.push(token.operand);
      else if (token.word === 'ID') break;
    }
    const picture = mapOf(entries);
    at = endOfPicture(bytes, at + 1, picture);
    return [picture];
  }

  return () => {
    skipSpace();
    const begin = at;
    let operands: Operand[] = [];
    for (let token = next(0); token; token = next(0)) {
      if ('operand' in token) {
        operands.push(token.operand);
        if (operands.length > mostOperands) operands = operands.slice(mostOperands / 2);
      } else if (token.word === 'BI') return { operator: 'BI', operands: readPicture(), begin, end: at };
      else if (kinds[token.word.charCodeAt(0)] === regular) return { operator: token.word, operands, begin, end: at };
    }
    return undefined;
  };
}

const literals = new Map<string, Operand>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Writers make numbers such as `4.`, `-.002`, `--5` and `1.2.3`; undefined for a word. */
function numberOf(word: string): number | undefined {
  const first = word.charCodeAt(0);
  if (!((first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46)) return undefined;
  const number = Number(word);
  return Number.isNaN(number)
    ? Number.parseFloat(word.replace(/^[+-]*(?=[-.\d])/, (signs) => signs.slice(-1))) || 0
    : number;
}

function mapOf(entries: readonly Operand[]): ReadonlyMap<string, Operand> {
  const map = new Map<string, Operand>();
  for (let index = 0; index + 1 < entries.length; index += 2) {
    const key = entries[index];
    const value = entries[index + 1];
    if (isName(key) && value !== undefined) map.set(key.name, value);
  }
  return map;
}

export const isName = (operand: Operand | undefined): operand is Name =>
  typeof operand === 'object' && operand !== null && 'name' in operand;

export const isText = (operand: Operand | undefined): operand is Text =>
  typeof operand === 'object' && operand !== null && 'text' in operand;

/** After the `EI` that ends a picture: where its data end if they aren't compressed, else the first that stands free. */
function endOfPicture(bytes: Uint8Array, begin: number, picture: ReadonlyMap<string, Operand>): number {
  const raw = rawLengthOf(picture);
  const first = begin + (raw ?? 0);
  for (let from = first; from + 1 < bytes.length; from += 1) {
    const isEnd = bytes[from] === 0x45 && bytes[from + 1] === 0x49;
    const isFree = isWhite(bytes[from - 1]) || (raw !== undefined && from === first);
    if (isEnd && isFree && isWhite(bytes[from + 2]) && isDrawing(bytes, from + 2)) return from + 2;
  }
  return bytes.length;
}

const isWhite = (byte: number | undefined): boolean => kinds[byte ?? 32] === white;

/** Whether the next bytes are text, as instructions are; `EI` may stand in a picture's data by chance. */
function isDrawing(bytes: Uint8Array, from: number): boolean {
  return bytes.subarray(from, from + 12).every((byte) => (byte >= 32 && byte < 127) || isWhite(byte));
}

function rawLengthOf(picture: ReadonlyMap<string, Operand>): number | undefined {
  const entry = (short: string, long: string) => picture.get(short) ?? picture.get(long);
  const [width, height] = [entry('W', 'Width'), entry('H', 'Height')];
  if (entry('F', 'Filter') !== undefined || typeof width !== 'number' || typeof height !== 'number') return undefined;
  const isMask = entry('IM', 'ImageMask') === true;
  const space = entry('CS', 'ColorSpace');
  const channels = isMask
    ? 1
    : isName(space)
      ? { G: 1, DeviceGray: 1, RGB: 3, DeviceRGB: 3, CMYK: 4, DeviceCMYK: 4 }[space.name]
      : 1;
  const bits = isMask ? 1 : entry('BPC', 'BitsPerComponent');
  if (channels === undefined || typeof bits !== 'number') return undefined;
  const length = Math.ceil((width * channels * bits) / 8) * height;
  return length >= 0 && Number.isFinite(length) ? length : undefined;
}

function latin(bytes: Uint8Array, begin: number, end: number): string {
  let word = '';
  for (let index = begin; index < end; index += 1) word += String.fromCharCode(bytes[index] ?? 0);
  return word;
}

/** A value in a content stream: text and names as they are written, with their sign in front. */
type Operand = number | string | readonly Operand[] | ReadonlyMap<string, Operand>;

interface Instruction {
  readonly operator: string;
  readonly operands: readonly Operand[];
}

const token =
  /%[^\r\n]*|<<|>>|\[|\]|<[0-9A-Fa-f\s]*>|\((?:[^()\\]|\\[\s\S]|\((?:[^()\\]|\\[\s\S])*\))*\)|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/g;

/** The instructions of a content stream (ISO 32000-1, 7.8.2). Inline images are refused: our documents have none. */
export function readInstructions(content: string): Instruction[] {
  const instructions: Instruction[] = [];
  const open: { readonly ends: string; readonly values: Operand[] }[] = [];
  let operands: Operand[] = [];
  const put = (value: Operand) => (open.at(-1)?.values ?? operands).push(value);
  for (const [text] of content.matchAll(token)) {
    if (text.startsWith('%')) continue;
    if (text === '[' || text === '<<') open.push({ ends: text === '[' ? ']' : '>>', values: [] });
    else if (text === ']' || text === '>>') {
      const closed = open.pop();
      if (closed?.ends !== text) throw new Error(`Unexpected ${text} in a content stream`);
      put(text === ']' ? closed.values : pairsOf(closed.values));
    } else if (/^[<(/]/.test(text)) put(text);
    else if (/^[+-]?[\d.]/.test(text)) put(Number(text));
    else if (open.length > 0) put(text);
    else {
      if (text === 'BI') throw new Error('The content stream has an inline image');
      instructions.push({ operator: text, operands });
      operands = [];
    }
  }
  return instructions;
}

const pairsOf = (values: readonly Operand[]): ReadonlyMap<string, Operand> =>
  new Map(
    values.flatMap((value, place) => (place % 2 === 0 ? [[String(value).slice(1), values[place + 1] ?? '']] : [])),
  );

/** Text that is shown, as the codes of its font. */
export interface ShownText {
  readonly font: string;
  /** In hexadecimal figures. */
  readonly codes: string;
  /** Whether a mark around it gives its text (`ActualText`). */
  readonly isReplaced: boolean;
}

/** What a content stream paints and marks. */
export interface ReadContent {
  /** The ids of marked content, in the order of drawing, with the tag of each. */
  readonly marks: readonly { readonly id: number; readonly tag: string }[];
  /** Operators that paint outside of any mark. */
  readonly unmarked: readonly string[];
  readonly artifactsInContent: number;
  readonly contentInArtifacts: number;
  readonly shown: readonly ShownText[];
  /** The names of the forms and images that are placed. */
  readonly placed: readonly string[];
}

const painting = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'Do', 'Tj', 'TJ', "'", '"']);

/** Follows the marks of a content stream. Marks of layers (`OC`) say nothing about structure. */
export function readContent(content: string): ReadContent {
  const open: { readonly kind: 'artifact' | 'content' | 'other'; readonly isReplaced: boolean }[] = [];
  const found = { marks: [] as ReadContent['marks'][number][], unmarked: [] as string[], shown: [] as ShownText[] };
  const placed: string[] = [];
  let [artifactsInContent, contentInArtifacts, font] = [0, 0, ''];
  const isIn = (kind: string) => open.some((mark) => mark.kind === kind);
  for (const { operator, operands } of readInstructions(content)) {
    const [first, properties] = operands;
    if (operator === 'BMC' || operator === 'BDC') {
      const about = properties instanceof Map ? properties : new Map<string, Operand>();
      const id = about.get('MCID');
      const kind = first === '/Artifact' ? 'artifact' : typeof id === 'number' ? 'content' : 'other';
      if (kind === 'artifact' && isIn('content')) artifactsInContent += 1;
      if (kind === 'content' && isIn('artifact')) contentInArtifacts += 1;
      if (typeof id === 'number') found.marks.push({ id, tag: String(first).slice(1) });
      open.push({ kind, isReplaced: about.has('ActualText') });
    } else if (operator === 'EMC') open.pop();
    else if (operator === 'Tf') font = String(first).slice(1);
    else if (painting.has(operator)) {
      if (!isIn('artifact') && !isIn('content')) found.unmarked.push(operator);
      if (operator === 'Do') placed.push(String(first).slice(1));
      const codes = /^(Tj|TJ|'|")$/.test(operator) ? [operands.at(-1)].flat().map(hexOf).join('') : '';
      if (codes !== '') found.shown.push({ font, codes, isReplaced: open.some((mark) => mark.isReplaced) });
    }
  }
  if (open.length > 0) throw new Error('A content stream ends within a mark');
  return { ...found, placed, artifactsInContent, contentInArtifacts };
}

/** Only the texts; in TJ there are numbers between them. Our writer writes texts in hexadecimal figures. */
function hexOf(operand: Operand | undefined): string {
  if (typeof operand !== 'string') return '';
  if (!operand.startsWith('<')) throw new Error('A text is not in hexadecimal figures');
  return operand.slice(1, -1).replaceAll(/\s/g, '');
}

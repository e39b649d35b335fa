import { getDocumentProxy } from 'unpdf';

/** A line that a PDF draws, in millimetres from the page's upper left corner. */
export type DrawnLine = { readonly points: readonly (readonly [x: number, y: number])[]; readonly closed: boolean };

export type ReadDrawing = {
  /** The lines of each layer, by the layer's name. */
  readonly layers: ReadonlyMap<string, readonly DrawnLine[]>;
  readonly text: string;
  readonly pages: number;
};

const mm = 72 / 25.4;
/** Of pdf.js: begin marked content with properties, begin without, end, construct a path. */
const operators = { beginWith: 70, begin: 69, end: 71, path: 91 } as const;

/** Reads the lines of a page by layer, as pdf.js draws them. A curve counts as its end. @param number from 1 */
export async function readDrawnLines(bytes: Uint8Array, number = 1): Promise<ReadDrawing> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const page = await pdf.getPage(number);
  const groups = new Map([...(await pdf.getOptionalContentConfig())].map(([id, { name }]) => [String(id), name ?? '']));
  const layers = new Map<string, DrawnLine[]>([...groups.values()].map((name) => [name, []]));
  const { fnArray, argsArray } = await page.getOperatorList();
  const open: (string | null)[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    if (operator === operators.begin) open.push(null);
    if (operator === operators.beginWith) open.push(layerOf(args, groups));
    if (operator === operators.end) open.pop();
    const layer = open.findLast((name) => name !== null);
    if (operator === operators.path && layer) layers.get(layer)?.push(...linesOf(args));
  }
  const { items } = await page.getTextContent();
  const pages = pdf.numPages;
  await pdf.loadingTask.destroy();
  return { layers, text: items.map((item) => ('str' in item ? item.str : '')).join(' '), pages };
}

function layerOf(args: unknown, groups: ReadonlyMap<string, string>): string | null {
  const [kind, about] = args as [string, { id?: string } | null];
  return kind === 'OC' ? (groups.get(about?.id ?? '') ?? null) : null;
}

/** Of pdf.js: 0 starts a line at a point, 1 goes straight to one, 2 along a curve by two others, 4 closes it. */
function linesOf(args: unknown): DrawnLine[] {
  const [, [figures]] = args as [number, [ArrayLike<number> | null]];
  const lines: { points: [number, number][]; closed: boolean }[] = [];
  for (let at = 0; figures && at < figures.length; ) {
    const step = figures[at];
    if (step === 4) {
      const last = lines.at(-1);
      if (last) last.closed = true;
      at += 1;
      continue;
    }
    if (step !== 0 && step !== 1 && step !== 2) throw new Error(`Not a line: ${step}`);
    const end = step === 2 ? at + 4 : at;
    const point: [number, number] = [(figures[end + 1] ?? 0) / mm, (figures[end + 2] ?? 0) / mm];
    if (step === 0) lines.push({ points: [point], closed: false });
    else lines.at(-1)?.points.push(point);
    at = end + 3;
  }
  return lines;
}

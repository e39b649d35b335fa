import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import type { StickerSheetData } from '../sheet-data.ts';
import { stickerSheetPdf } from '../sticker-sheet.ts';

const mm = 72 / 25.4;
const paperWidth = 330.2;

type Matrix = readonly [number, number, number, number, number, number];
type Point = readonly [x: number, y: number];

/** A path as placed on the paper, in mm from its upper left corner. */
interface Drawn {
  /** Its operators without their numbers, such as `MLCLZ`. */
  readonly operators: string;
  readonly points: readonly Point[];
  readonly isClip: boolean;
}

export interface ReadSheet {
  readonly raw: Buffer;
  readonly page: PDFPage;
  readonly text: string;
  /** From bottom to top. */
  readonly layers: readonly string[];
  /** How often each form is placed on the page. */
  readonly placed: Readonly<Record<string, number>>;
  /** Images in the file, including masks. */
  readonly images: number;
  readonly inks: Readonly<Record<string, { readonly alternate: string; readonly full: readonly number[] }>>;
  form(name: string): {
    readonly content: string;
    readonly states: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    /** The spot ink of its image. */
    readonly imageInk: string | undefined;
  };
}

export async function open(data: StickerSheetData): Promise<ReadSheet> {
  const bytes = await stickerSheetPdf(data);
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  const page = doc.getPage(0);
  const proxy = await getDocumentProxy(new Uint8Array(bytes));
  const content = await (await proxy.getPage(1)).getTextContent();
  const streams = doc.context
    .enumerateIndirectObjects()
    .flatMap(([, found]) => (found instanceof PDFRawStream ? [found] : []));
  const inks = doc.context.enumerateIndirectObjects().flatMap(([, found]) => {
    if (!(found instanceof PDFArray) || nameIn(found.get(0)) !== 'Separation') return [];
    const tint = found.lookup(3, PDFDict).lookup(PDFName.of('C1'), PDFArray);
    const ink = { alternate: nameIn(found.get(2)), full: tint.asArray().map(Number) };
    return [[nameIn(found.get(1)), ink] as const];
  });
  const placed: Record<string, number> = {};
  for (const [, name = ''] of textOf(contentsOf(page)).matchAll(/\/(\w+) Do/g)) placed[name] = (placed[name] ?? 0) + 1;
  return {
    raw: Buffer.from(bytes),
    page,
    text: content.items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' '),
    layers: doc.catalog
      .lookup(PDFName.of('OCProperties'), PDFDict)
      .lookup(PDFName.of('OCGs'), PDFArray)
      .asArray()
      .map((group) => doc.context.lookup(group, PDFDict).lookup(PDFName.of('Name'), PDFHexString).decodeText()),
    placed,
    images: streams.filter(({ dict }) => nameIn(dict.get(PDFName.of('Subtype'))) === 'Image').length,
    inks: Object.fromEntries(inks),
    form(name) {
      const form = streamIn(xObjects(resourcesOf(page)), name);
      const resources = form.dict.lookup(PDFName.of('Resources'), PDFDict);
      const states = resources.lookupMaybe(PDFName.of('ExtGState'), PDFDict);
      const images = resources.lookupMaybe(PDFName.of('XObject'), PDFDict);
      const [image] = images?.keys() ?? [];
      const colours = images && image && streamIn(images, image.decodeText()).dict.lookup(PDFName.of('ColorSpace'));
      return {
        content: textOf(form),
        states: Object.fromEntries(
          (states?.keys() ?? []).map((key) => [
            key.decodeText(),
            Object.fromEntries(
              (states?.lookup(key, PDFDict).entries() ?? []).map(([member, value]) => [
                member.decodeText(),
                value instanceof PDFName ? value.decodeText() : JSON.parse(String(value)),
              ]),
            ),
          ]),
        ),
        imageInk: colours instanceof PDFArray ? nameIn(colours.get(1)) : undefined,
      };
    },
  };
}

/** A page box in millimetres, rounded to a micrometre. */
export function boxOf(page: PDFPage, name: string): number[] {
  const box = page.node.lookup(PDFName.of(name), PDFArray);
  return box.asArray().map((side) => Math.round((Number(side) / mm) * 1000) / 1000);
}

/** All paths on a layer, including those of its forms, as placed on the paper. */
export function drawnIn({ page }: ReadSheet, layer: string): Drawn[] {
  const content = textOf(contentsOf(page));
  const toMillimetres = /^q\n([\s\S]*?) cm/.exec(content)?.[1] ?? '';
  const own = new RegExp(`/OC /${layer} BDC\\n([\\s\\S]*?)\\nEMC`).exec(content)?.[1] ?? '';
  return interpret(own, resourcesOf(page), toMillimetres.split(' ').map(Number) as unknown as Matrix);
}

/** Follows the matrices and forms of a content stream and collects its paths. */
function interpret(content: string, resources: PDFDict, start: Matrix): Drawn[] {
  const found: Drawn[] = [];
  const kept: Matrix[] = [];
  let matrix = start;
  let numbers: number[] = [];
  let name = '';
  let path = { operators: '', points: [] as Point[], isClip: false };
  const at = (index: number) => path.points.push(onPaper(matrix, numbers[index] ?? 0, numbers[index + 1] ?? 0));
  for (const token of content.split(/\s+/)) {
    const number = Number(token);
    if (token !== '' && !Number.isNaN(number)) {
      numbers.push(number);
      continue;
    }
    if (token.startsWith('/')) {
      name = token.slice(1);
      continue;
    }
    if (token === 'q') kept.push(matrix);
    else if (token === 'Q') matrix = kept.pop() ?? start;
    else if (token === 'cm') matrix = times(numbers as unknown as Matrix, matrix);
    else if (token === 'm' || token === 'l' || token === 'c') {
      for (let index = 0; index < numbers.length; index += 2) at(index);
      path.operators += token.toUpperCase();
    } else if (token === 'h') path.operators += 'Z';
    else if (token === 'W') path.isClip = true;
    else if (['S', 'f', 'n', 'B'].includes(token)) {
      found.push(path);
      path = { operators: '', points: [], isClip: false };
    } else if (token === 'Do') {
      const drawn = streamIn(xObjects(resources), name);
      if (nameIn(drawn.dict.get(PDFName.of('Subtype'))) === 'Form') {
        const own = drawn.dict.lookupMaybe(PDFName.of('Matrix'), PDFArray)?.asArray().map(Number);
        const inner = own ? times(own as unknown as Matrix, matrix) : matrix;
        found.push(...interpret(textOf(drawn), drawn.dict.lookup(PDFName.of('Resources'), PDFDict), inner));
      }
    }
    numbers = [];
  }
  return found;
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

const onPaper = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => [
  (a * x + c * y + e) / mm,
  paperWidth - (b * x + d * y + f) / mm,
];

const nameIn = (found: unknown): string => (found instanceof PDFName ? found.decodeText() : '');
const textOf = (stream: PDFRawStream): string => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
const contentsOf = (page: PDFPage) => streamIn(page.node, 'Contents');
const streamIn = (dict: PDFDict, name: string): PDFRawStream => {
  const found = dict.lookup(PDFName.of(name));
  if (found instanceof PDFRawStream) return found;
  throw new TypeError(`${name} is not a stream`);
};
const resourcesOf = (page: PDFPage) => page.node.lookup(PDFName.of('Resources'), PDFDict);
const xObjects = (resources: PDFDict) => resources.lookup(PDFName.of('XObject'), PDFDict);

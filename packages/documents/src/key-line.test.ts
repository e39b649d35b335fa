import { inflateSync } from 'node:zlib';
import { drawBox, drawDieline, type NamedBlank, templateOf } from '@boxwright/dieline';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { type KeyLineData, keyLinePdf, keyLinesPdf } from './index.ts';

const mm = 72 / 25.4;

function blank(name: string, style: 'straight-tuck-end' | 'reverse-tuck-end', height: number): NamedBlank {
  const drawn = drawDieline(style, { length: 60, width: 40, height, caliper: 0.435 });
  if (!drawn.ok) throw new Error(drawn.text);
  return { name, dieline: drawn.dieline };
}

const soapBox: KeyLineData = {
  blanks: [blank('Carton', 'reverse-tuck-end', 100)],
  style: { name: 'Reverse tuck end', ecma: 'A20.20.03.01' },
  inside: { length: 60, width: 40, height: 100 },
  board: { name: 'Folding Box Board 300 gsm', caliper: 0.435 },
  reference: 'BW/26-27/000123',
  date: new Date('2026-11-20T10:20:00Z'),
  company: { name: 'Boxwright Packaging', email: 'orders@boxwright.example', phones: ['+91 44 0000 0000'] },
};

/** The document as a PDF reader opens it, and its raw objects. */
async function open(data: KeyLineData) {
  const bytes = await keyLinePdf(data);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const page = await pdf.getPage(1);
  const content = await page.getTextContent();
  const layers = await pdf.getOptionalContentConfig();
  return {
    pages: pdf.numPages,
    size: page.view.map((length) => length / mm),
    text: content.items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' '),
    layers: [...layers].map(([, group]) => group.name),
    raw: Buffer.from(bytes).toString('latin1'),
  };
}

/** A page box in millimetres. */
function boxOf(raw: string, name: string): number[] {
  const numbers = new RegExp(`/${name} \\[([\\d. ]+)\\]`).exec(raw)?.[1] ?? '';
  return numbers.split(' ').map((number) => Number(number) / mm);
}

describe('the key line', () => {
  test('has a layer for each kind of line, for dimensions and for the legend', async () => {
    const { layers } = await open(soapBox);
    expect(layers).toEqual(['Bleed', 'Safety', 'Glue', 'Glue inside', 'Crease', 'Cut', 'Dimensions', 'Legend']);
  });

  test.each([
    ['Cut', 'Structural', 'Cutting'],
    ['Crease', 'Structural', 'Creasing'],
    ['Bleed', 'Structural', 'Bleed'],
    ['Glue', 'Structural', 'Gluing'],
    ['Glue inside', 'Structural', 'Gluing'],
    ['Safety', 'Positions', 'ContentArea'],
    ['Dimensions', 'Dimensions', undefined],
    ['Legend', 'Legend', undefined],
  ])('says which processing step the layer %s is', async (layer, group, type) => {
    const { raw } = await open(soapBox);
    const groups = raw.match(/<<\s*\/Type \/OCG[\s\S]*?endobj/g) ?? [];
    const entry = groups.find((text) => text.includes(`/Name (${layer})`)) ?? '';
    expect(entry).toContain(`/GTS_ProcStepsGroup /${group}`);
    if (type) expect(entry).toContain(`/GTS_ProcStepsType /${type}`);
    else expect(entry).not.toContain('GTS_ProcStepsType');
  });

  test('draws knives and rules in spot colours that overprint', async () => {
    const { raw } = await open(soapBox);
    expect(raw).toMatch(/\[\/Separation \/Cut \/DeviceCMYK <<[^>]*\/C1 \[0 1 0 0\]/);
    expect(raw).toMatch(/\[\/Separation \/Crease \/DeviceCMYK <<[^>]*\/C1 \[1 0 0 0\]/);
    for (const spot of ['Bleed', 'Glue', 'Dimensions', 'Legend']) expect(raw).toContain(`/Separation /${spot} `);
    expect(raw).toMatch(/\/OP true\s+\/op true\s+\/OPM 1/);
  });

  test('is 1:1: the trim box is the blank, the bleed box 3 mm larger, and the page contains both', async () => {
    const { raw, size, pages } = await open(soapBox);
    expect(pages).toBe(1);
    const [left = 0, bottom = 0, right = 0, top = 0] = boxOf(raw, 'TrimBox');
    expect(right - left).toBeCloseTo(215.305, 2);
    expect(top - bottom).toBeCloseTo(205.435, 2);
    const bleed = boxOf(raw, 'BleedBox');
    for (const [index, by] of [-3, -3, 3, 3].entries()) {
      expect(bleed[index]).toBeCloseTo(([left, bottom, right, top][index] ?? 0) + by, 2);
    }
    expect(size[2]).toBeGreaterThan(right + 3);
    expect(size[3]).toBeGreaterThan(top + 3);
    expect(size[2]).toBeLessThan(215.305 + 45);
  });

  test('shows dimensions, style, board, number, date and company as selectable text', async () => {
    const { text } = await open(soapBox);
    for (const words of [
      'Reverse tuck end · ECMA A20.20.03.01',
      '60 × 40 × 100 mm',
      '215.3 × 205.4 mm',
      'Folding Box Board 300 gsm, 0.435 mm',
      'BW/26-27/000123',
      '20 November 2026',
      'Boxwright Packaging',
      'this bar is 50 mm',
    ]) {
      expect(text).toContain(words);
    }
    for (const figure of ['215.3', '205.4', '60.4', '40.4', '100.4', '38.5']) expect(text.split(' ')).toContain(figure);
  });

  test('draws every blank of a box on one page, each with its name and dimensions', async () => {
    const two = [blank('Base', 'straight-tuck-end', 60), blank('Lid', 'reverse-tuck-end', 80)];
    const { text, pages, raw } = await open({ ...soapBox, blanks: two });
    expect(pages).toBe(1);
    for (const words of ['Base', 'Lid', 'Base 213.7 × 165.4 mm, Lid 214.5 × 185.4 mm']) expect(text).toContain(words);
    const [left = 0, , right = 0] = boxOf(raw, 'TrimBox');
    expect(right - left).toBeGreaterThan(2 * 213);
  });

  test('has one page per box, each in its own size, with layers shared by all pages', async () => {
    const tall = { ...soapBox, blanks: [blank('Carton', 'straight-tuck-end', 180)], reference: 'Tall box' };
    const bytes = await keyLinesPdf([soapBox, tall]);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    expect(pdf.numPages).toBe(2);
    const pages = await Promise.all([1, 2].map((number) => pdf.getPage(number)));
    const [first = 0, second = 0] = pages.map(({ view }) => (view[3] ?? 0) / mm);
    expect(second - first).toBeCloseTo(80, 1);
    const content = await pages[1]?.getTextContent();
    const text = content?.items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ');
    expect(text).toContain('Tall box');
    expect([...(await pdf.getOptionalContentConfig())]).toHaveLength(8);
    for (const page of pages) expect((await page.getOperatorList()).fnArray.length).toBeGreaterThan(100);
  });

  test('gives the same bytes for the same data', async () => {
    expect(Buffer.compare(await keyLinePdf(soapBox), await keyLinePdf(soapBox))).toBe(0);
  });
});

describe('the artwork template', () => {
  const drawn = drawBox('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.435 });
  const template = drawn.ok ? templateOf(drawn.box) : [];

  test('has its own layers for ink-free zones, spaces, names and grain', async () => {
    const { layers, text, raw } = await open({ ...soapBox, blanks: template, template });
    expect(layers).toEqual([
      'No ink or varnish',
      'Bleed',
      'Safety',
      'Glue',
      'Glue inside',
      'Crease',
      'Cut',
      'Barcode',
      'Batch and date',
      'Panel names',
      'Grain',
      'Dimensions',
      'Legend',
    ]);
    expect(raw).toContain('/GTS_ProcStepsType /InkVarnishFree');
    expect(raw).toContain('/GTS_ProcStepsType /Barcode');
    expect(raw).toContain('/GTS_ProcStepsType /CodingMarking');
    for (const words of ['Top lid', 'Front', 'seen from the print side', 'Preferred grain'])
      expect(text).toContain(words);
  });

  test('leaves out the dimensions on request', async () => {
    const { layers, text } = await open({ ...soapBox, blanks: template, template, dimensions: false });
    expect(layers).not.toContain('Dimensions');
    expect(text).not.toMatch(/ 60\.4 /);
  });

  test('has the inks of cut and crease only on what is cut and creased, and curves for its arcs', async () => {
    const parts = layersIn(await keyLinePdf(soapBox));
    expect(parts.get('Cut')?.match(/ c$/gm)?.length).toBeGreaterThan(10);
    // A layer's spot colour has the layer's number.
    for (const part of parts.values()) {
      const spots = [...part.matchAll(/\/CS(\d+) cs/gi)].map(([, spot]) => Number(spot));
      expect(new Set(spots)).toEqual(new Set([Number.parseInt(part, 10)]));
    }
  });
});

/** What is drawn in each layer of the first page, as the page's operators. */
function layersIn(bytes: Uint8Array): Map<string, string> {
  const raw = Buffer.from(bytes).toString('latin1');
  const names = [...raw.matchAll(/\/Type \/OCG\s*\/Name \(([^)]*)\)/g)].map(([, name = '']) => name);
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, content = '']) => {
    try {
      return [inflateSync(Buffer.from(content, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const page = streams.find((content) => content.includes('/OC /Layer0 BDC')) ?? '';
  const parts = page.split('/OC /Layer').slice(1);
  return new Map(parts.map((part) => [names[Number.parseInt(part, 10)] ?? '', part]));
}

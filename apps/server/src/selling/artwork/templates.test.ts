import { readFile } from 'node:fs/promises';
import { placementOf, preflight, usualLimits } from '@boxwright/preflight';
import { mapped, type PageReading, readPdf } from '@boxwright/print-files';
import { sampleOf } from '@boxwright/testing/thorough';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { type FilledTemplate, filledTemplates } from './testing/filled-template.ts';

async function readingOf(bytes: Uint8Array, page?: number): Promise<PageReading> {
  const read = await readPdf(bytes, page === undefined ? {} : { page });
  if ('kind' in read) throw new RangeError(read.kind);
  return read.reading;
}

/** As Ghostscript and others write it again: the inks are there, the layers are gone. */
async function withoutLayers(bytes: Uint8Array): Promise<Uint8Array> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  doc.catalog.delete(PDFName.of('OCProperties'));
  doc.getPage(0).node.Resources()?.delete(PDFName.of('Properties'));
  return doc.save();
}

async function expectToPass(template: FilledTemplate, bytes: Uint8Array) {
  const reading = await readingOf(bytes);
  expect(reading.inks).toEqual(['Cyan']);
  expect(reading.texts).toEqual([]);
  expectToLie(template, reading);
}

/** Where it should, without a finding. */
function expectToLie({ target }: Pick<FilledTemplate, 'target'>, reading: PageReading, matrix = [1, 0, 0, 1, -3, -3]) {
  expect(placementOf(reading, target, usualLimits.tolerance)).toMatchObject({
    by: 'cut lines',
    turn: 0,
    isMirrored: false,
    // Of Scribus's, points are rounded.
    matrix: matrix.map((number) => expect.closeTo(number, 1)),
  });
  // Scribus writes a second page for a label.
  const findings = preflight({ reading, target }).filter(({ rule }) => rule !== 'other-pages');
  expect(findings).toEqual([]);
}

describe('our template with artwork on it lies where it should, and only the artwork is printed:', () => {
  test.each(sampleOf(filledTemplates, 3).map((template) => [template.name, template] as const))(
    '%s',
    async (_name, template) => {
      const filled = await template.filled();
      await expectToPass(template, filled);
      await expectToPass(template, await withoutLayers(filled));
      const bare = await readingOf(await template.bare());
      const placed = placementOf(bare, template.target, usualLimits.tolerance);
      if (typeof placed === 'string') throw new RangeError(placed);
      const corner = mapped(placed.matrix, template.target.onTemplate ?? [0, 0]);
      expect([placed.by, ...corner]).toEqual(['template page', expect.closeTo(0, 2), expect.closeTo(0, 2)]);
      expect(preflight({ reading: bare, target: template.target })).toEqual([]);
    },
  );

  test.each(sampleOf(filledTemplates, 4).map(({ name, inside }) => [name, inside] as const))(
    'the inside of %s, on its second page',
    async (_name, inside) => {
      const reading = await readingOf(await inside.filled(), 2);
      expect([reading.inks, reading.texts]).toEqual([['Cyan'], []]);
      expectToLie(inside, reading);
      const bare = await readingOf(await inside.bare(), 2);
      const placed = placementOf(bare, inside.target, usualLimits.tolerance);
      if (typeof placed === 'string') throw new RangeError(placed);
      const corner = mapped(placed.matrix, inside.target.onTemplate ?? [0, 0]);
      expect([placed.by, ...corner]).toEqual(['template page', expect.closeTo(0, 2), expect.closeTo(0, 2)]);
      expect(preflight({ reading: bare, target: inside.target })).toEqual([]);
    },
  );

  test('these are the templates of all styles', () => {
    expect(filledTemplates.length).toBe(27);
  });
});

/**
 * The filled templates, opened and exported again: `gs -sDEVICE=pdfwrite`, `pdftocairo -pdf`, Inkscape, LibreOffice Draw,
 * Scribus (`loadImage` into a frame of the page's size, `placeVectorFile` as objects, then `PDFfile().save()`).
 */
describe('a template that another program has written again lies where it should:', () => {
  const templates = new Map(filledTemplates.map((template) => [template.name, template]));
  const exported = async (style: string, program: string) => {
    const template = templates.get(style);
    if (!template) throw new RangeError(style);
    const file = new URL(`testing/exported/${style}.${program}.pdf`, import.meta.url);
    return { template, bytes: await readFile(file) };
  };

  test.each(['pillow-box', 'label-round'])('Ghostscript keeps its inks, so it is left out: %s', async (style) => {
    const { template, bytes } = await exported(style, 'ghostscript');
    await expectToPass(template, bytes);
  });

  test.each([
    ['pillow-box', 'scribus'],
    ['label-round', 'scribus-objects'],
  ])('Scribus keeps its inks, and its legend stays beside it: %s, %s', async (style, program) => {
    const { template, bytes } = await exported(style, program);
    const [x = 0, y = 0] = template.target.onTemplate ?? [];
    expectToLie(template, await readingOf(bytes), [1, 0, 0, 1, -x, -y]);
  });

  test.each([
    ['pillow-box', 'cairo'],
    ['pillow-box', 'inkscape'],
    ['tag', 'libreoffice'],
  ])('a %s from %s has its lines in colours of screens, and is stopped for them alone', async (style, program) => {
    const { template, bytes } = await exported(style, program);
    const { target } = template;
    const reading = await readingOf(bytes);
    const placed = placementOf(reading, target, usualLimits.tolerance);
    if (typeof placed === 'string') throw new RangeError(placed);
    const corner = mapped(placed.matrix, target.onTemplate ?? [0, 0]);
    expect([placed.by, ...corner]).toEqual(['printed lines', expect.closeTo(0, 1), expect.closeTo(0, 1)]);
    const stops = preflight({ reading, target }).filter(({ severity }) => severity === 'stop');
    expect(new Set(stops.map(({ rule }) => rule))).toEqual(new Set(['template-left']));
  });
});

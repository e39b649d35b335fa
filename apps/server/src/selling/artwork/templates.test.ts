import { placementOf, preflight, usualLimits } from '@boxwright/preflight';
import { type PageReading, readPdf } from '@boxwright/print-files';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { type FilledTemplate, filledTemplates } from './testing/filled-template.ts';

async function readingOf(bytes: Uint8Array): Promise<PageReading> {
  const read = await readPdf(bytes);
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

async function expectToPass({ target }: FilledTemplate, bytes: Uint8Array) {
  const reading = await readingOf(bytes);
  expect(reading.inks).toEqual(['Cyan']);
  expect(reading.texts).toEqual([]);
  expect(placementOf(reading, target, usualLimits.tolerance)).toMatchObject({
    by: 'cut lines',
    turn: 0,
    isMirrored: false,
    matrix: [1, 0, 0, 1, -3, -3].map((number) => expect.closeTo(number, 2)),
  });
  expect(preflight({ reading, target })).toEqual([]);
}

describe('our template with artwork on it lies where it should, and only the artwork is printed:', () => {
  test.each(filledTemplates.map((template) => [template.name, template] as const))('%s', async (_name, template) => {
    const filled = await template.filled();
    await expectToPass(template, filled);
    await expectToPass(template, await withoutLayers(filled));
  });

  test('these are the templates of all styles', () => {
    expect(filledTemplates.length).toBe(27);
  });
});

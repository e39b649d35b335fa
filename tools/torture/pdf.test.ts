import { drawBox, namedBlanks } from '@boxwright/dieline';
import { type KeyLineData, keyLinePdf } from '@boxwright/documents';
import { expect, test } from 'vitest';
import { canaryOf, foreignCanaries } from './canaries.ts';
import { brokenPdf, streamsOf, textOfPdf } from './pdf.ts';

const made = async (): Promise<Buffer> => {
  const drawn = drawBox('reverse-tuck-end', { length: 60, width: 30, height: 90, caliper: 0.4 });
  if (!drawn.ok) throw new Error('a usual box can be drawn');
  const data: KeyLineData = {
    blanks: namedBlanks(drawn.box),
    style: { name: 'Reverse tuck end' },
    inside: drawn.box.inside,
    board: { name: 'Board', caliper: 0.4 },
    date: new Date(0),
    company: { name: 'Somebody', email: 'somebody@boxwright.example', phones: [] },
  };
  return Buffer.from(await keyLinePdf(data));
};

test('our document is complete, all its streams decompress, and its text can be read', async () => {
  const pdf = await made();
  expect(brokenPdf(pdf)).toBeUndefined();
  expect(streamsOf(pdf).length).toBeGreaterThan(2);
  expect(await textOfPdf(pdf)).toContain('Somebody');
});

test('detects a truncated, a shifted and a foreign document', async () => {
  const pdf = await made();
  expect(brokenPdf(pdf.subarray(0, pdf.length / 2))).toBe('does not end as a PDF');
  expect(brokenPdf(Buffer.concat([Buffer.alloc(64), pdf.subarray(64)]))).toBe('does not begin as a PDF');
  expect(brokenPdf(Buffer.concat([pdf.subarray(0, 500), Buffer.alloc(9), pdf.subarray(500)]))).toMatch(/table/);
});

test('reports only foreign canaries', () => {
  const bytes = Buffer.from(`x ${canaryOf('a')} y ${canaryOf('b')} z`);
  expect(foreignCanaries(bytes, canaryOf('a'))).toEqual([canaryOf('b')]);
  expect(foreignCanaries(bytes.subarray(0, 16), canaryOf('a'))).not.toEqual([]);
});

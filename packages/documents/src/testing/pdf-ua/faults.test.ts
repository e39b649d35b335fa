import { drawDieline } from '@boxwright/dieline';
import { PDFBool, PDFDict, PDFDocument, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import { keyLinePdf } from '../../index.ts';
import { pdfUaFaults } from './faults.ts';
import { dictOf, streamOf } from './objects.ts';
import { allIn, type Element, structureOf } from './structure-rules.ts';

const company = { name: 'Boxwright Packaging', addressLines: [], phones: [], email: 'a@b.example', gstin: '' };
let sound: Uint8Array;
beforeAll(async () => {
  const drawn = drawDieline('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.435 });
  if (!drawn.ok) throw new Error(drawn.text);
  sound = await keyLinePdf({
    blanks: [{ name: 'Carton', dieline: drawn.dieline }],
    style: { name: 'Reverse tuck end' },
    inside: { length: 60, width: 40, height: 100 },
    board: { name: 'Folding Box Board 300 gsm', caliper: 0.435 },
    reference: 'BW26-000123',
    date: new Date('2026-11-28T10:20:00Z'),
    company,
  });
});

const name = PDFName.of;

/** The first element of a type. */
const elementOf = (pdf: PDFDocument, type: string): Element => {
  const found = allIn(structureOf(pdf)).find((element) => element.type === type);
  if (!found) throw new Error(`The document has no ${type}`);
  return found;
};

const retype = (from: string, to: string) => (pdf: PDFDocument) => elementOf(pdf, from).dict.set(name('S'), name(to));

/** The page's content, with something replaced. */
const rewrite = (from: RegExp, to: string) => (pdf: PDFDocument) => {
  const { node } = pdf.getPage(0);
  const text = streamOf(node.lookup(name('Contents')))?.replace(from, to) ?? '';
  node.set(name('Contents'), pdf.context.register(pdf.context.stream(text)));
};

const withoutIn = (path: readonly string[]) => (pdf: PDFDocument) => {
  const holder = path.slice(0, -1).reduce<PDFDict>((dict, key) => dictOf(dict, key) ?? dict, pdf.catalog);
  holder.delete(name(path.at(-1) ?? ''));
};

const fontOf = (pdf: PDFDocument): PDFDict => {
  const fonts = dictOf(dictOf(pdf.getPage(0).node, 'Resources'), 'Font');
  const [first] = fonts?.keys() ?? [];
  return fonts?.lookup(first ?? name(''), PDFDict) ?? pdf.catalog;
};

test.each<readonly [string, (pdf: PDFDocument) => void]>([
  ['01-003', rewrite(/\/H1\s*<<[^>]*>>\s*BDC/, '$& /Artifact BMC EMC')],
  ['01-004', rewrite(/\/Artifact[^B]*?B[DM]C/, '$& /P <</MCID 999>> BDC EMC')],
  ['01-005', rewrite(/$/, ' 0 0 9 9 re f')],
  ['01-007', (pdf) => dictOf(pdf.catalog, 'MarkInfo')?.set(name('Suspects'), PDFBool.True)],
  ['02-001', retype('H1', 'Headline')],
  ['06-001', withoutIn(['Metadata'])],
  ['07-002', withoutIn(['ViewerPreferences', 'DisplayDocTitle'])],
  ['09-004', retype('TR', 'P')],
  ['11-006', withoutIn(['Lang'])],
  ['13-004', (pdf) => elementOf(pdf, 'Figure').dict.delete(name('Alt'))],
  ['14-002', retype('H1', 'H2')],
  ['15-003', (pdf) => elementOf(pdf, 'TH').dict.delete(name('A'))],
  ['15-005', (pdf) => elementOf(pdf, 'TR').dict.delete(name('K'))],
  ['20-001', withoutIn(['OCProperties', 'D', 'Name'])],
  ['25-001', (pdf) => pdf.catalog.set(name('AcroForm'), pdf.context.obj({ XFA: PDFString.of('x') }))],
  ['28-009', (pdf) => pdf.getPage(0).node.delete(name('Tabs'))],
  ['28-012', () => undefined],
  ['31-009', (pdf) => fontOf(pdf).delete(name('DescendantFonts'))],
  ['31-027', (pdf) => fontOf(pdf).delete(name('ToUnicode'))],
])('finds a break of %s', async (condition, damage) => {
  const pdf = await PDFDocument.load(sound, { updateMetadata: false });
  if (condition.startsWith('28')) {
    const link = pdf.context.obj({ Subtype: 'Link', StructParent: PDFNumber.of(7) });
    pdf.getPage(0).node.set(name('Annots'), pdf.context.obj([link]));
  }
  damage(pdf);
  const faults = await pdfUaFaults(await pdf.save({ useObjectStreams: false }));
  expect(faults.filter((fault) => fault.startsWith(condition))).not.toEqual([]);
});

test('finds none where there is none', async () => {
  expect(await pdfUaFaults(sound)).toEqual([]);
});

import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { group, pdf, picture, stream } from '../testing/pdf.ts';
import { readPdf } from './read-pdf.ts';

async function printOf(parts: Parameters<typeof pdf>[0]): Promise<Uint8Array> {
  const found = await readPdf(pdf(parts));
  if ('kind' in found) throw new Error(`It can't be read: ${found.kind}`);
  return found.print;
}

/** All of a file that isn't compressed, and what is, inflated. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  const inflated = doc.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode')
        ? [inflateSync(object.contents).toString('latin1')]
        : [],
    );
  return [Buffer.from(bytes).toString('latin1'), ...inflated].join('\n');
}

test('a file for print holds the drawing and nothing else', async () => {
  const print = await printOf({
    catalog:
      '/OCProperties << /OCGs [5 0 R] /D << >> >> /Metadata 6 0 R /AcroForm << /Fields [7 0 R] >> /StructTreeRoot << >> /OpenAction << /S /GoTo /D [4 0 R /Fit] >>',
    page: '/MediaBox [0 0 300 200] /Annots [7 0 R] /AA << >> /PieceInfo << /App << /Private 6 0 R >> >> /Thumb 8 0 R',
    resources: '/Properties << /L 5 0 R >> /XObject << /I 8 0 R /Unused 9 0 R >>',
    content: '/OC /L BDC 1 0 0 0 k 0 0 9 9 re f EMC 9 0 0 9 0 0 cm /I Do',
    objects: [
      '<< /Type /OCG /Name (Layer) >>',
      stream('/Type /Metadata /Subtype /XML', '<secret>'),
      '<< /Type /Annot /Subtype /Widget /FT /Tx /Rect [0 0 9 9] /A << /S /URI /URI (https://spy.example) >> >>',
      picture(
        4,
        4,
        '/ColorSpace /DeviceGray /BitsPerComponent 8 /Metadata 6 0 R /StructParent 3 /Alternates [] /OPI << >>',
      ),
      group('unused', '/Group << /S /Transparency >>'),
    ],
  });
  const text = await textOf(print);
  for (const gone of [
    'OCG',
    'OC',
    'Metadata',
    'secret',
    'AcroForm',
    'Annot',
    'Action',
    'URI',
    'PieceInfo',
    'Thumb',
    'StructParent',
    'Alternates',
    'OPI',
    'unused',
    'BDC',
  ])
    expect(text).not.toContain(gone);
  expect(text).toContain('1 0 0 0 k');
  expect(text).toMatch(/\/Width 4\b/);
});

describe('no ink of a buyer gets onto a plate of ours:', () => {
  const spot = (ink: string) =>
    `[/Separation /${ink} /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>]`;
  test.each(['CutContour', 'Thru-cut', 'Kiss#20Cut', 'White', 'RDG_WHITE', 'Crease', 'Bleed', 'Cut'])(
    '%s',
    async (ink) => {
      // Painted with a picture that says its own colours, an unusual way that isn't left out.
      const text = await textOf(
        await printOf({
          resources: `/ColorSpace << /S ${spot(ink)} /N [/DeviceN [/Cyan /${ink}] /DeviceCMYK << >> << /Colorants << /${ink} ${spot(ink)} >> >>] >>`,
          content: '/S CS 1 SCN 0 0 m 9 9 l S /N cs 1 1 scn 0 0 9 9 re f',
        }),
      );
      expect(text).not.toMatch(new RegExp(`/${ink}(?![#\\w])`));
      expect(text).toContain(`/${ink}#20`);
      expect(text).toContain('9 9 l\nn');
    },
  );

  test('the colour for register marks, which is on all of them, and which the reading still names', async () => {
    const marked = { resources: `/ColorSpace << /S ${spot('All')} >>`, content: '/S cs 1 scn 0 0 9 9 re f' };
    expect(await textOf(await printOf(marked))).not.toMatch(/\/All(?![#\w])/);
    const found = await readPdf(pdf(marked));
    expect(found).toMatchObject({ reading: { inks: ['All'], fills: [{ paint: { inks: ['All'], amounts: [1] } }] } });
  });

  test('other inks keep their names', async () => {
    const text = await textOf(
      await printOf({
        resources: `/ColorSpace << /S ${spot('PANTONE#20185#20C')} >>`,
        content: '/S cs 1 scn 0 0 9 9 re f',
      }),
    );
    expect(text).toContain('/Separation /PANTONE#20185#20C');
    expect(text).toContain('9 9 re f');
  });
});

test('reading the file for print again tells the same of it, and gives the same file', async () => {
  const first = await readPdf(
    pdf({
      page: '/MediaBox [0 0 300 200] /Rotate 90 /UserUnit 1.5 /TrimBox [50 50 250 150] /BleedBox [45 45 255 155]',
      resources: '/XObject << /I 5 0 R /G 6 0 R >> /ExtGState << /M << /BM /Multiply >> >>',
      content: '/M gs q 100 0 0 50 60 60 cm /I Do Q 2 w 1 0 0 0 K 60 60 m 90 90 l S /G Do',
      objects: [picture(30, 20), group('0 0 1 0 k 60 60 9 9 re f')],
    }),
  );
  if ('kind' in first) throw new Error(first.kind);
  const again = await readPdf(first.print);
  if ('kind' in again) throw new Error(again.kind);
  const rounded = (value: unknown) =>
    JSON.stringify(value, (_key, each) => (typeof each === 'number' ? Math.round(each * 1000) / 1000 : each));
  expect(rounded(again.reading)).toBe(rounded(first.reading));
});

test.each([2, 3])('page %i of several is the one that is printed', async (page) => {
  const found = await readPdf(pdf({ pages: 3 }), { page });
  expect(found).toMatchObject({ reading: { pages: 3 } });
  expect(await readPdf(pdf({ pages: 3 }), { page: 4 })).toEqual({ kind: 'no-such-page' });
});

import { describe, expect, test } from 'vitest';
import { deflated, group, pdf, picture, stream } from '../testing/pdf.ts';
import { readPdf } from './read-pdf.ts';

async function reading(parts: Parameters<typeof pdf>[0]) {
  const found = await readPdf(pdf(parts));
  if ('kind' in found) throw new Error(`It can't be read: ${found.kind}`);
  return found.reading;
}
const round = (number: number) => Math.round(number * 100) / 100;

describe('each picture has its resolution as it is placed:', () => {
  const resources = '/XObject << /I 5 0 R /G 6 0 R >>';
  test.each([
    ['on the page', '72 0 0 36 0 0 cm /I Do', 300],
    ['turned', '0 72 -36 0 80 0 cm /I Do', 300],
    ['stretched', '36 0 0 72 0 0 cm /I Do', 150],
    ['sheared', '72 0 36 36 0 0 cm /I Do', 212.13],
    ['in a group that scales it', '.5 0 0 .5 0 0 cm /G Do', 300],
    ['in a tile', '/Pattern cs /P scn 0 0 9 9 re f', 600],
  ])('%s', async (_what, content, pixelsPerInch) => {
    const { pictures } = await reading({
      resources: `${resources} /Pattern << /P 7 0 R >>`,
      content,
      objects: [
        picture(300, 150),
        group('72 0 0 36 0 0 cm /I Do', '/Resources << /XObject << /I 5 0 R >> >> /Matrix [2 0 0 2 0 0]'),
        stream(
          '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 72 36] /XStep 72 /YStep 36 /Matrix [.5 0 0 .5 0 0] /Resources << /XObject << /I 5 0 R >> >>',
          '72 0 0 36 0 0 cm /I Do',
        ),
      ],
    });
    expect(pictures.map((each) => [each.pixelWidth, round(each.pixelsPerInch), each.colours])).toEqual([
      [300, pixelsPerInch, 'RGB'],
    ]);
  });

  test('by the page’s unit, and only where it is on the page', async () => {
    const content = 'q 36 0 0 18 0 0 cm /I Do Q q 36 0 0 18 400 0 cm /I Do Q';
    const page = '/MediaBox [0 0 300 200] /UserUnit 2';
    const { pictures } = await reading({ page, resources, content, objects: [picture(300, 150)] });
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toMatchObject({
      pixelsPerInch: expect.closeTo(300, 5),
      place: { x: 0, length: expect.closeTo(25.4, 5) },
    });
  });

  test('in the stream itself, in line art, in a profile', async () => {
    const { pictures } = await reading({
      resources: '/XObject << /I 5 0 R >>',
      content: 'q 72 0 0 72 0 0 cm BI /W 8 /H 8 /IM true ID 12345678 EI Q q 72 0 0 72 0 0 cm /I Do Q',
      objects: [picture(72, 72, '/BitsPerComponent 8 /ColorSpace [/ICCBased 6 0 R]'), stream('/N 4', 'profile')],
    });
    expect(pictures).toMatchObject([
      { pixelsPerInch: expect.closeTo(8, 5), isLineArt: true },
      { pixelsPerInch: expect.closeTo(72, 5), colours: 'CMYK', isCalibrated: true, isLineArt: false },
    ]);
  });
});

test('each text has its font and its size as printed; what a scanner recognised isn’t text', async () => {
  const { texts } = await reading({
    page: '/MediaBox [0 0 300 200] /UserUnit 2',
    resources: '/Font << /F 5 0 R /E 6 0 R >>',
    content: '.5 0 0 .5 0 0 cm BT /F 12 Tf 2 0 0 2 20 100 Tm 0 0 0 1 k (a) Tj /E 6 Tf 0 -10 Td (b) Tj 3 Tr (c) Tj ET',
    objects: [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Inter /DescendantFonts [7 0 R] >>',
      '<< /Type /Font /FontDescriptor << /FontFile2 8 0 R >> >>',
      stream('', 'letters'),
    ],
  });
  expect(texts.map((text) => ({ ...text, size: round(text.size) }))).toMatchObject([
    { font: 'Helvetica', isEmbedded: false, size: 24, words: 'a', paint: { inks: ['Black'] } },
    { font: 'Inter', isEmbedded: true, size: 12, paint: { inks: ['Black'] } },
  ]);
});

test('texts that one operator sets far apart are texts of their own; words of one text stay together', async () => {
  const { texts } = await reading({
    page: '/MediaBox [0 0 300 200]',
    resources: '/Font << /F 5 0 R >>',
    content: '0 g BT /F 10 Tf 20 100 Td [(Front) -17000 (Back) -400 (side)] TJ 0 -20 Td [(W) 80 (ide)] TJ ET',
    objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
  });
  expect(texts.map(({ words }) => words)).toEqual(['Front', 'Backside', 'Wide']);
  const [front, back] = texts;
  expect((back?.x ?? 0) - (front?.x ?? 0)).toBeGreaterThan((170 / 72) * 25.4);
});

test('says in which inks and colours is painted, and how strokes, overprint and transparency come out', async () => {
  const found = await reading({
    resources:
      '/ColorSpace << /S [/Separation /PANTONE#20185#20C /DeviceCMYK << >>] /N [/DeviceN [/Gold /None /Black] /DeviceCMYK << >>] >> /ExtGState << /O << /op true >> /M << /BM /Multiply /ca .5 >> >>',
    content:
      '2 0 0 2 0 0 cm .25 w 0 1 0 0 K 0 0 m 9 9 l S 0 0 m 5 5 l S /S cs 1 scn 0 0 9 9 re f /N cs 1 1 0 scn f 0 0 9 9 re f /O gs /M gs 1 0 0 rg 900 900 9 9 re f',
  });
  expect(found).toMatchObject({
    inks: ['Magenta', 'PANTONE 185 C', 'Gold'],
    colours: ['CMYK', 'Separation', 'DeviceN'],
    strokes: [{ thickness: 0.5, paint: { inks: ['Magenta'], amounts: [1], overprints: false }, count: 2 }],
    overprints: true,
    blendModes: ['Multiply'],
    isTransparent: true,
  });
});

test('the name of an ink beside the trim box, in that ink, is no ink of what is printed', async () => {
  const { inks } = await reading({
    page: '/MediaBox [0 0 300 200] /TrimBox [20 20 280 180]',
    resources:
      '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /ColorSpace << /G [/Separation /Gold /DeviceCMYK 5 0 R] >>',
    content: '1 0 0 0 k 20 20 260 160 re f /G cs 1 scn BT /F 6 Tf 30 190 Td (Gold) Tj ET',
    objects: ['<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 .2 .8 .2] /N 1 >>'],
  });
  expect(inks).toEqual(['Cyan']);
});

describe('a page that would keep readers busy is given up:', () => {
  const doubling = Array.from({ length: 30 }, (_, index) =>
    group('/N Do /N Do', `/Resources << /XObject << /N ${index + 6} 0 R >> >>`),
  );
  const deep = (depth: number) =>
    Array.from({ length: depth }, (_, index) => group('/N Do', `/Resources << /XObject << /N ${index + 6} 0 R >> >>`));
  test.each<[string, Parameters<typeof pdf>[0]]>([
    ['groups that double', { objects: [...doubling, group('0 0 9 9 re f')] }],
    ['groups in groups', { objects: [...deep(60), group('0 0 9 9 re f')] }],
    [
      'an expression of visibility that asks for itself',
      {
        resources: '/Properties << /L 5 0 R >>',
        content: '/OC /L BDC 0 0 9 9 re f EMC',
        objects: ['<< /Type /OCMD /VE 6 0 R >>', '[/And 6 0 R 6 0 R 6 0 R]'],
      },
    ],
    ['values in values', { resources: `/ColorSpace << /C ${'['.repeat(500)}${']'.repeat(500)} >>`, content: '' }],
  ])('%s', async (_what, parts) => {
    expect(await readPdf(pdf({ resources: '/XObject << /N 5 0 R >>', content: '/N Do', ...parts }))).toEqual({
      kind: 'too-much',
    });
  });

  test('drawing that inflates without end', async () => {
    const bomb = deflated(Buffer.alloc(80 * 1024 * 1024, 'q '));
    expect(
      await readPdf(
        Buffer.from(
          String(pdf({ objects: [bomb] }).toString('latin1')).replace('/Contents 3', '/Contents 5'),
          'latin1',
        ),
      ),
    ).toEqual({ kind: 'too-much' });
  });

  test.each(['/SMask', '/Mask'])(
    'a picture in JBIG2 as a picture’s %s, which doesn’t say that it is a picture',
    async (as) => {
      const mask = stream(
        '/Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
        'JBIG2',
      );
      const masked = picture(4, 4, `/ColorSpace /DeviceRGB /BitsPerComponent 8 ${as} 6 0 R`);
      const file = pdf({ resources: '/XObject << /I 5 0 R >>', content: '/I Do', objects: [masked, mask] });
      expect(await readPdf(file)).toEqual({ kind: 'jbig2' });
    },
  );

  test('groups that draw each other', async () => {
    const groups = [6, 5].map((other) => group('/N Do', `/Resources << /XObject << /N ${other} 0 R >> >>`));
    const circle = pdf({ resources: '/XObject << /N 5 0 R >>', content: '/N Do', objects: groups });
    expect(await readPdf(circle)).toEqual({ kind: 'unknown' });
  });
});

import { describe, expect, test } from 'vitest';
import { inMemory } from '../pdf/bytes.ts';
import { deflated, group, pdf, picture, stream } from '../testing/pdf.ts';
import { lookThrough } from './look-through.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';

async function read(parts: Parameters<typeof pdf>[0]): Promise<ReadPdf> {
  const found = await readPdf(pdf(parts));
  if ('kind' in found) throw new Error(`It can't be read: ${found.kind}`);
  return found;
}
const reading = async (parts: Parameters<typeof pdf>[0]) => (await read(parts)).reading;
const round = (number: number) => Math.round(number * 100) / 100;

const mm = 72 / 25.4;

describe('a page is as large as it is cut:', () => {
  test.each<[string, readonly [length: number, width: number, bleed: number]]>([
    ['/MediaBox [0 0 300 200]', [300, 200, 0]],
    ['/MediaBox [300 200 0 0] /Rotate -90', [200, 300, 0]],
    ['/MediaBox [10 20 310 220] /CropBox [60 -50 900 150]', [250, 130, 0]],
    ['', [612, 792, 0]],
    ['/MediaBox [0 0 300 200] /UserUnit 2', [600, 400, 0]],
    ['/MediaBox [0 0 300 200] /TrimBox [50 50 250 150] /BleedBox [40 40 260 160]', [200, 100, 3 * mm]],
    ['/MediaBox [0 0 300 200] /TrimBox [50 50 250 150] /BleedBox [46 40 260 160]', [200, 100, 4]],
    ['/MediaBox [0 0 300 200] /TrimBox [250 150 50 50]', [200, 100, 1.5 * mm]],
    ['/MediaBox [0 0 300 200] /CropBox [60 60 240 140] /TrimBox [50 50 250 150]', [200, 100, 0]],
    ['/MediaBox [0 0 300 200] /TrimBox [0 0 300 200] /BleedBox [-9 -9 309 209]', [300, 200, 0]],
    ['/MediaBox [0 0 300 200] /UserUnit 2 /TrimBox [50 50 250 150] /BleedBox [40 40 260 160]', [400, 200, 3 * mm]],
    ['/MediaBox [0 0 300 200] /TrimBox [400 400 500 500]', [300, 200, 0]],
  ])('%s', async (page, [length, width, bleed]) => {
    const found = await reading({ page });
    const points = [found.trimmed.length, found.trimmed.width, found.bleed].map((side) => round(side * mm));
    expect(points).toEqual([length, width, bleed].map(round));
  });
});

describe('what a layer hides isn’t printed:', () => {
  const drawn = '/OC /L BDC 1 0 0 0 k 0 0 9 9 re f EMC /L Do';
  const layer = '<< /Type /OCG /Name (Notes) >>';
  test.each<[string, string, string, boolean]>([
    ['on', '/D << >>', layer, true],
    ['without a configuration', '', layer, true],
    ['off', '/D << /OFF [5 0 R] >>', layer, false],
    ['all off', '/D << /BaseState /OFF >>', layer, false],
    ['all off but this one', '/D << /BaseState /OFF /ON [5 0 R] >>', layer, true],
    ['not for print', '/D << >>', '<< /Type /OCG /Usage << /Print << /PrintState /OFF >> >> >>', false],
    [
      'off, but for print by a rule',
      '/D << /OFF [5 0 R] /AS [<< /Event /Print /OCGs [5 0 R] /Category [/Print] >>] >>',
      '<< /Type /OCG /Usage << /Print << /PrintState /ON >> >> >>',
      true,
    ],
    ['off for design alone', '/D << /OFF [5 0 R] >>', '<< /Type /OCG /Intent /Design >>', true],
    ['in no group that is on', '/D << /OFF [5 0 R] >>', '<< /Type /OCMD /OCGs [6 0 R] >>', false],
    ['where not all are on', '/D << /OFF [5 0 R] >>', '<< /Type /OCMD /OCGs [6 0 R 7 0 R] /P /AllOn >>', false],
    ['where any is on', '/D << /OFF [6 0 R] >>', '<< /Type /OCMD /OCGs [6 0 R 7 0 R] >>', true],
    ['by an expression', '/D << /OFF [6 0 R] >>', '<< /Type /OCMD /VE [/Not [/Or 6 0 R]] >>', true],
    ['by one that isn’t true', '/D << /OFF [7 0 R] >>', '<< /Type /OCMD /VE [/And 6 0 R 7 0 R] >>', false],
  ])('%s', async (what, configuration, object, isPrinted) => {
    const isMembership = object.includes('OCMD');
    // The first group is the membership's.
    const off =
      what === 'in no group that is on' || what === 'where not all are on'
        ? configuration.replace('5 0', '6 0')
        : configuration;
    const { inks } = await reading({
      catalog: `/OCProperties << /OCGs [${isMembership ? '6 0 R 7 0 R' : '5 0 R'}] ${off} >>`,
      resources: '/Properties << /L 5 0 R >>',
      content: drawn,
      objects: [object, layer, layer],
    });
    expect(inks).toEqual(isPrinted ? ['Cyan'] : []);
  });

  test('also a picture and a group that name their layer themselves, at any depth', async () => {
    const { inks, pictures } = await reading({
      catalog: '/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >>',
      resources: '/XObject << /I 6 0 R /G 7 0 R /H 8 0 R >>',
      content: '9 0 0 9 0 0 cm /I Do /G Do /H Do',
      objects: [
        layer,
        picture(4, 4, '/OC 5 0 R'),
        group('0 1 0 0 k 0 0 9 9 re f', '/OC 5 0 R'),
        group('/G Do 0 0 1 0 k 0 0 9 9 re f', '/Resources << /XObject << /G 7 0 R >> >>'),
      ],
    });
    expect([inks, pictures]).toEqual([['Yellow'], []]);
  });
});

/** Objects in a compressed group, each with its number and place before it. */
const grouped = (data: string): string => deflated(data).replace('<<', `<< /Type /ObjStm /N 1 /First ${'5 0 '.length}`);

/** What is found in a file that is opened, and in one that is too large for that. */
async function bothLooks(bytes: Buffer): Promise<(string | undefined)[]> {
  const opened = await readPdf(bytes);
  return [opened, lookThrough(inMemory(bytes))].map((found) =>
    found && 'kind' in found ? (found.parts?.join() ?? found.kind) : 'taken',
  );
}

describe('a file that runs, opens or carries something is known by its objects:', () => {
  test.each([
    ['script', { catalog: '/OpenAction << /S /J#61vaScript /JS <616c657274> >>' }],
    [
      'script',
      {
        catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>',
        objects: ['<< /S /JavaScript /JS 6 0 R >>', deflated('alert')],
      },
    ],
    ['script', { objects: ['<< /S /Hide /JS (later) >>'] }],
    ['film or sound', { page: '/MediaBox [0 0 9 9] /AA << /O << /S /Rendition /JS (app.alert) >> >>' }],
    ['film or sound', { page: '/MediaBox [0 0 9 9] /Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]' }],
    [
      'attached file',
      { catalog: '/AF [<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>]', objects: [stream('', 'MZ')] },
    ],
    ['attached file', { objects: [stream('/Type /EmbeddedFile', 'MZ')] }],
    ['attached file', { objects: ['<< /Type /Filespec /EF 6 0 R >>', '<< /UF 7 0 R >>', stream('', 'MZ')] }],
    ['program', { objects: ['[<< /Next << /S 6 0 R /F (a.exe) >> >>]', '/Launch'] }],
    ['file elsewhere', { objects: ['<< /S /URI /URI 6 0 R >>', '7 0 R', '(file:///etc/passwd)'] }],
    ['form', { catalog: '/AcroForm 5 0 R', objects: ['<< /XFA [] >>'] }],
    ['file elsewhere', { objects: [String.raw`<< /S /GoToR /F (\\\\files.example\\share\\a.pdf) >>`] }],
    ['file elsewhere', { objects: ['<< /S /URI /URI (file:///etc/passwd) >>'] }],
    ['file elsewhere', { objects: ['<< /S /URI /URI (smb://files.example/share) >>'] }],
    ['file elsewhere', { objects: [stream('/Subtype /Image /F (1.raw)', '')] }],
    ['program', { catalog: '/OpenAction << /S /GoTo /D [4 0 R /Fit] /Next [<< /S /Launch /F (a.exe) >>] >>' }],
    ['script', { objects: ['<< /S /URI /URI (javascript:alert\\(1\\)) >>'] }],
    ['form', { catalog: '/AcroForm << /XFA [] >>' }],
  ] as const)('%s', async (part, parts) => {
    expect(await bothLooks(pdf(parts))).toEqual([part, part]);
  });

  const run = '<< /S /JavaScript /JS (app.alert) >>';
  const jump = '5 0 obj\n<< /S /GoTo /D [4 0 R] >>\nendobj\n';
  const opened = { catalog: '/OpenAction 5 0 R' };

  test.each([
    ['that is defined again', pdf({ ...opened, objects: [run] }), `\n${jump}`],
    [
      'in a group of objects, and again outside of it',
      pdf({ ...opened, objects: [grouped(`5 0 ${run}`)] }),
      `\n${jump}`,
    ],
    ['within data', pdf({ ...opened, objects: ['null', stream('', `7 0 obj ${run} endobj`)] }), ''],
    ['that isn’t written well', pdf({ ...opened, objects: ['<< /S /Java#53cript /JS (app.alert) /X nul >>'] }), ''],
    [
      'that isn’t written well, behind a text that seems to end it',
      pdf({ ...opened, objects: ['<< /X nul 7 /T (endobj) /S /JavaScript /JS (app.alert) >>'] }),
      '',
    ],
    ['that never ends', pdf(opened), '\n5 0 obj << /S /JavaScript /JS (app.alert) /X nul'],
    [
      'of a catalogue in the trailer',
      pdf(),
      `\ntrailer << /Root << /Type /Catalog /Pages 2 0 R /OpenAction ${run} >> >>`,
    ],
  ])('a script %s, which other readers may find', async (_where, file, more) => {
    expect(await bothLooks(Buffer.concat([file, Buffer.from(more)]))).toEqual(['script', 'script']);
  });

  test('an object that was changed is none of them', async () => {
    const saved = Buffer.concat([pdf({ ...opened, objects: [grouped('5 0 [4 0 R /Fit]')] }), Buffer.from(jump)]);
    expect(await bothLooks(saved)).toEqual(['taken', 'taken']);
  });

  test.each([
    [
      'words in its metadata',
      { catalog: '/Metadata 5 0 R', objects: [stream('/Type /Metadata', '/JavaScript /Launch /EmbeddedFile')] },
    ],
    ['a title about scripts', { objects: ['<< /Title (How /JS and /JavaScript work: /AA /EF) >>'] }],
    [
      'a link and a jump',
      {
        catalog: '/OpenAction << /S /GoTo /D [4 0 R] >>',
        objects: ['<< /S /URI /URI (https://example.com) >>', '<< /S /GoToR /F (part-2.pdf) >>'],
      },
    ],
    [
      'a font and a picture that are called so',
      { resources: '/Font << /JS 5 0 R /EF 5 0 R >>', objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /F >>'] },
    ],
  ] as const)('and nothing else: %s', async (_what, parts) => {
    expect(await bothLooks(pdf(parts))).toEqual(['taken', 'taken']);
  });
});

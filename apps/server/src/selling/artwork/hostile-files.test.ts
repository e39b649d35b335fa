import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { largestAtOnce } from '@boxwright/contract';
import { designInstructionsPdf } from '@boxwright/documents';
import { forgetUnusedArtworks, inTransaction } from '@boxwright/storage';
import { atNight } from '@boxwright/testing/by-night';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disc, upload } from '../../testing/artwork.ts';
import {
  blackPng,
  encryption,
  groupedAction,
  groupThatDraws,
  pdf,
  pictureEntries,
  saleInHelvetica,
  stream,
  svg,
} from '../../testing/hostile-files.ts';
import { hugePicture } from '../../testing/huge-picture.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { svgRefusals } from './inspect/check-svg.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Everything that is kept of artworks: rows, which this deletes, and files, also those that are being received. */
async function kept(): Promise<unknown[]> {
  const { db, env } = shop.services;
  const rows = await inTransaction(db, (tx) => forgetUnusedArtworks(tx, { before: new Date('2100-01-01'), most: 100 }));
  const files = ['files', 'incoming', 'drawings']
    .map((name) => join(env.dataDir, name))
    .filter((path) => existsSync(path));
  return [...rows, ...files.flatMap((path) => readdirSync(path, { recursive: true, encoding: 'utf8' }))];
}

const photo = (options = {}) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a0' } })
    .jpeg(options)
    .toBuffer();
const endMark = Buffer.from('ffd9', 'hex');
const page = Buffer.from('<!doctype html><html><script>alert(1)</script></html>');
const shape = '<rect width="9" height="9"/>';

const notTaken =
  'This is not a PNG, JPEG, WebP, AVIF, TIFF, SVG, PDF or AI. Please save your artwork as one of these and upload that file.';
const nothingElse = 'Nothing else of it could be checked.';
const damaged = `This file is damaged or not complete. Please save it again and upload it once more. ${nothingElse}`;
const cutShort = `A part of this JPEG is missing: its data end before its picture does, and the rest would be printed grey. Please save it again from its original, see that all of it is shown, and upload that. ${nothingElse}`;
const locked = `This PDF is protected by a password. Please save it without protection and upload it again. ${nothingElse}`;
const active =
  'This PDF contains programs or other files. Please save it as a plain PDF for printing (PDF/X or PDF/A) and upload it again.';
const jbig2 =
  'This PDF has a picture compressed with JBIG2, as scanners make them, which we don’t print from. Please save the PDF with its black-and-white pictures in CCITT Group 4 or ZIP instead, which saving it as PDF/X-1a does, and upload it again.';
const notAllRead = `We can’t read all of this PDF, so something could be missing in print. Please save it again as a PDF for printing (PDF/X) and upload that. ${nothingElse}`;
const tooMuch = `This PDF has too much in it for us to draw. Please save it flattened (PDF/X-1a), or as a PNG, and upload it again. ${nothingElse}`;
const program = svgRefusals.program;

const hostile: Record<string, readonly [Buffer | (() => Buffer | Promise<Buffer>), string]> = {
  'an empty file': [Buffer.alloc(0), 'This file is empty. Please choose another one.'],
  'a program': [Buffer.from('MZ\x90\x00 This program cannot be run in DOS mode'), notTaken],
  'a GIF with a page behind it': [Buffer.concat([Buffer.from('GIF89a'), page]), notTaken],
  'a GIF that is a script, too': [Buffer.from('GIF89a/*\x01\x00\x80\x00\x00*/=1;alert(1);//'), notTaken],
  'a PDF that is a picture, too': [Buffer.concat([Buffer.from('GIF89a'), pdf()]), notTaken],
  'a PDF that is a program, too': [Buffer.concat([Buffer.from('MZ\x90\x00'), pdf()]), notTaken],
  'a PDF that is a page, too': [Buffer.concat([page, pdf()]), notTaken],
  'a ZIP': [Buffer.from('PK\x03\x04 xl/workbook.xml'), notTaken],
  'a page': [page, damaged],
  'a page that is well-formed': [Buffer.from('<html><body>Hello</body></html>'), svgRefusals.notSvg],
  'a truncated PNG': [async () => (await disc()).subarray(0, 900), damaged],
  'a PNG with broken data': [async () => (await disc()).fill(7, 100, 400), damaged],
  'a truncated JPEG': [async () => (await photo()).subarray(0, 700), damaged],
  'a JPEG whose data end too early, with an end mark': [
    async () => Buffer.concat([(await photo()).subarray(0, -200), endMark]),
    cutShort,
  ],
  'a progressive JPEG whose data end too early, with an end mark': [
    async () => Buffer.concat([(await photo({ progressive: true })).subarray(0, -200), endMark]),
    cutShort,
  ],
  'a truncated PDF': [pdf().subarray(0, 300), damaged],
  'a page that begins like a PNG': [Buffer.from('89504e470d0a1a0a3c68746d6c3e', 'hex'), damaged],
  'a picture of 1 × 100,000 pixels': [
    blackPng(1, 100_000),
    'This picture has 1 × 1,00,000 pixels, and no side may have more than 20,000. Please save it smaller.',
  ],
  'a decompression bomb': [
    blackPng(19_000, 19_000),
    'This picture has 361 megapixels, and at most 50 are taken. Please save it smaller.',
  ],
  'an AVIF of more pixels than its decoder has memory for': [
    () =>
      sharp({ create: { width: 5_200, height: 5_000, channels: 3, background: '#0a0' } })
        .avif({ effort: 0 })
        .toBuffer(),
    'This picture has 26 megapixels, and at most 20 are taken. Please save it smaller, or as a PNG or JPEG, of which 50 are taken.',
  ],
  'a picture that claims to be huge': [
    async () => hugePicture(await disc()),
    'This picture has 30,000 × 30,000 pixels, and no side may have more than 20,000. Please save it smaller.',
  ],
  'a strip': [
    blackPng(2, 5_000),
    'This picture is more than 50 times as long as it is wide. Please crop it to the part to be printed.',
  ],
  'an SVG with a script': [svg(`${shape}<script>alert(1)</script>`), program],
  'an SVG with an event handler': [svg('<rect width="9" height="9" onload="alert(1)"/>'), program],
  'an SVG with a link that runs': [svg(`<a href="javascript:alert(1)">${shape}</a>`), program],
  'an SVG with a page in it': [
    svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    svgRefusals.foreign,
  ],
  'an SVG with a part of a page that leads elsewhere': [
    svg(
      `${shape}<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://spy.example/"/>`,
    ),
    svgRefusals.foreign,
  ],
  'an SVG with a picture of a page that is from elsewhere': [
    svg(`${shape}<h:img xmlns:h="http://www.w3.org/1999/xhtml" srcset="https://spy.example/1.png 1x"/>`),
    svgRefusals.foreign,
  ],
  'an SVG with a picture from elsewhere': [svg('<image xlink:href="https://spy.example/1.png"/>'), svgRefusals.outside],
  'an SVG with a file of this server': [svg('<image href="file:///etc/passwd"/>'), svgRefusals.outside],
  'an SVG with a file of a share': [svg('<image href="\\\\files.example\\share\\1.png"/>'), svgRefusals.outside],
  'an SVG that includes a file of this server': [
    svg(`<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>${shape}`),
    svgRefusals.outside,
  ],
  'an SVG with an imported style': [
    svg(`<style>@import "https://spy.example/1.css";</style>${shape}`),
    svgRefusals.outside,
  ],
  'an SVG with a style from elsewhere': [
    svg('<rect style="fill:url(https://spy.example/#a)" width="9" height="9"/>'),
    svgRefusals.outside,
  ],
  'an SVG with a style sheet': [
    svg(shape, undefined, '<?xml-stylesheet href="https://spy.example/1.css"?>'),
    svgRefusals.outside,
  ],
  'an SVG with an import that is split by a section of text': [
    svg(`<style>@im<![CDATA[port "https://spy.example/1.css";]]></style>${shape}`),
    svgRefusals.outside,
  ],
  'an SVG with an address that is split by a comment': [
    svg(`<style>rect{fill:u<!-- -->rl(https://spy.example/#a)}</style>${shape}`),
    svgRefusals.outside,
  ],
  'an SVG with an address after a comment of CSS': [
    svg('<rect style="fill:url(/**/https://spy.example/#a)" width="9" height="9"/>'),
    svgRefusals.outside,
  ],
  'an SVG with an address as a plain text': [
    svg(`<style>rect{mask-image:image-set("https://spy.example/1.png" 1x)}</style>${shape}`),
    svgRefusals.outside,
  ],
  'an SVG with an address that is hidden by a code': [
    svg('<rect style="fill:\\75rl(https://spy.example/#a)" width="9" height="9"/>'),
    svgRefusals.outside,
  ],
  'an SVG with such an address outside of its styles': [
    svg('<rect cursor="\\75rl(https://spy.example/1.cur), auto" width="9" height="9"/>'),
    svgRefusals.outside,
  ],
  'an SVG with entities': [
    svg('<text>&b;</text>', undefined, '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'),
    svgRefusals.entities,
  ],
  'an SVG that reads a file': [
    svg('<text>&a;</text>', undefined, '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
    svgRefusals.entities,
  ],
  'an SVG that moves': [
    svg('<rect width="9" height="9"><set attributeName="href" to="#"/></rect>'),
    svgRefusals.moving,
  ],
  'an SVG with text that has no outlines': [svg('<text y="20">Honey</text>'), svgRefusals.text],
  'a deeply nested SVG': [svg('<g>'.repeat(5_000) + '</g>'.repeat(5_000)), svgRefusals.tooMuch],
  // It takes seconds until it is given up; by day a drawing that is nested too deeply is.
  ...(atNight && {
    'an SVG that draws a shape a million times in a few words': [
      svg(
        `<defs><g id="g0">${shape}</g>${Array.from({ length: 6 }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#g6"/>`,
      ),
      svgRefusals.tooMuch,
    ],
  }),
  'an SVG with a page as its picture': [
    svg('<image href="data:image/png;base64,PGh0bWw+"/>'),
    'The pictures in this SVG must be PNG or JPEG. Please export it again with such pictures, or as a PDF.',
  ],
  'an SVG with a decompression bomb': [
    svg(`<image href="data:image/png;base64,${blackPng(19_000, 19_000).toString('base64')}"/>`),
    'This picture has 361 megapixels, and at most 50 are taken. Please save it smaller.',
  ],
  'an SVG of a huge size': [
    svg(shape, 'width="900000000" height="900000000" viewBox="0 0 1 1"'),
    'This SVG has a size that can’t be printed. Please give its width, height and viewBox usual sizes and export it again.',
  ],
  'an SVG that is broken': [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>'), damaged],
  'an SVG with a page behind it': [Buffer.concat([svg(shape), page]), damaged],
  'a PDF with a password': [pdf({ trailer: encryption }), locked],
  'a PDF without pages': [pdf({ pages: 0 }), damaged],
  'a PDF whose page is cropped away': [
    pdf({ page: '/MediaBox [0 0 300 200] /CropBox [400 400 500 500]' }),
    'The part of this page that is shown (its crop box) lies outside of it. Please save it again without cropping and upload it once more.',
  ],
  'a PDF with a script under a short name': [
    pdf({ page: '/MediaBox [0 0 9 9] /AA << /O << /S /Rendition /JS (app.alert(1)) >> >>' }),
    active,
  ],
  'a PDF with a file beside its page': [
    pdf({ catalog: '/AF [<< /Type /Filespec /F (a.exe) /EF << /F 3 0 R >> >>]' }),
    active,
  ],
  'a PDF with JavaScript': [pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }), active],
  'a PDF with JavaScript in a group of objects': [pdf({ objects: [groupedAction()] }), active],
  'a PDF that starts a program': [pdf({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' }), active],
  'a PDF that opens a file of a share': [
    pdf({ catalog: String.raw`/OpenAction << /S /GoToR /F (\\\\files.example\\share\\a.pdf) /D [0 /Fit] >>` }),
    active,
  ],
  'a PDF with a link to a file of this server': [
    pdf({
      page: '/MediaBox [0 0 300 200] /Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (file:///etc/passwd) >> >>]',
    }),
    active,
  ],
  'a PDF whose picture is in another file': [
    pdf({ text: '/X Do', objects: [stream(`${pictureEntries(9)} /F (1.raw)`, '')] }),
    active,
  ],
  'a PDF with broken JBIG2 of many pixels': [
    pdf({ text: '/X Do', objects: [stream(`${pictureEntries(60_000)} /Filter /JBIG2Decode`, 'JBIG2')] }),
    jbig2,
  ],
  'a PDF whose groups draw each other': [
    pdf({ text: '/X Do', objects: [groupThatDraws(6), groupThatDraws(5)] }),
    notAllRead,
  ],
  'a PDF whose pages are in themselves': [
    Buffer.from(String(pdf()).replace('/Kids [4 0 R]', '/Kids [2 0 R]')),
    damaged,
  ],
  'a PDF whose page unpacks to 256 MB': [
    () => {
      const packed = deflateSync(Buffer.alloc(256e6, ' '), { level: 1 }).toString('latin1');
      return pdf({ text: '/X Do', objects: [stream('/Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode', packed)] });
    },
    tooMuch,
  ],
  'a file that begins and ends like a PDF': [Buffer.from('%PDF-1.7\nnothing\n%%EOF'), damaged],
};

describe('is refused with a sentence, and nothing is kept of it:', () => {
  test.each(Object.entries(hostile))('%s', async (_what, [made, text]) => {
    const bytes = typeof made === 'function' ? await made() : made;
    const { status, body } = await upload(shop, { bytes });
    expect({ status, ...body }).toMatchObject({ status: 400, code: 'invalid', field: 'file' });
    // What else is found in it follows.
    expect(body.data.slice(0, text.length)).toBe(text);
    expect(await kept()).toEqual([]);
  });

  test('two files, another field, no form at all', async () => {
    const bytes = await disc();
    const one = {
      status: 400,
      body: { data: 'Please send one file, in the field “file” of a form (multipart/form-data).' },
    };
    expect(await upload(shop, { bytes }, { bytes })).toMatchObject(one);
    expect(await upload(shop, { bytes, field: 'other' })).toMatchObject(one);
    expect(await upload(shop)).toMatchObject(one);
    const json = await shop.app.inject({ method: 'POST', url: '/artwork', payload: { file: 'x' } });
    expect([json.statusCode, json.json().data]).toEqual([400, one.body.data]);
    expect(await kept()).toEqual([]);
  });

  test('one byte too many', async () => {
    const { status, body } = await upload(shop, { bytes: Buffer.alloc(largestAtOnce + 1) });
    expect([status, body.data]).toEqual([
      400,
      'This file is larger than 25 MB. Please send it in parts: up to 500 MB are taken at /artwork/uploads.',
    ]);
    expect(await kept()).toEqual([]);
  });
});

describe('a refused file’s sentence names all that is to be mended, as far as it can be read:', () => {
  const alsoFound = 'We also found, at the file’s own size:';
  const fitsLater = 'Whether it fits what you order is checked once it can be taken.';
  const fontsMissing =
    '– Fonts aren’t in the file (Helvetica), so its text would be printed in another typeface. Please convert the text to outlines, or embed the fonts, and export it again.';
  const red =
    '– Colours are given for screens (RGB) and move when they are converted to the printing inks: #ff0000 comes out about as #e30613. Please convert the artwork to CMYK and look at its colours there.';
  const coarse = (ppi: number, what = 'picture', wanted = 300) =>
    `– 1 ${what} has ${ppi} pixels an inch in print, and will look blurred. Please use the original with at least ${wanted} pixels an inch, or place it smaller; enlarging it by program doesn’t help.`;
  const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>';
  /** A picture of so many pixels on a square inch. */
  const onAnInch = (side: number, filter = '') => ({
    text: 'q 72 0 0 72 10 10 cm /X Do Q',
    objects: [stream(`${pictureEntries(side)} ${filter}`, '\0'.repeat(side * Math.ceil(side / 8)))],
  });
  const saidOf = async (bytes: Buffer) => (await upload(shop, { bytes })).body.data;

  test('programs, and fonts, colours and pictures of the page, which is read on and not kept', async () => {
    expect(await saidOf(pdf({ catalog: script, text: saleInHelvetica }))).toBe(
      [active, alsoFound, fontsMissing, red, fitsLater].join('\n'),
    );
    expect(await kept()).toEqual([]);
  });

  test('programs and JBIG2 beside each other; of the picture its pixels are known without decoding it', async () => {
    const said = await saidOf(pdf({ catalog: script, ...onAnInch(72, '/Filter /JBIG2Decode') }));
    expect(said).toBe([active, jbig2, alsoFound, coarse(72, 'drawing of pixels', 550), red, fitsLater].join('\n'));
  });

  test('a file without another fault says so by saying nothing more than what is checked later', async () => {
    const plain = Buffer.from(String(pdf({ catalog: script })).replace('1 0 0 rg', '0 0 0 1 k'), 'latin1');
    expect(await saidOf(plain)).toBe([active, fitsLater].join('\n'));
  });

  test('what can’t be read on says that nothing else was checked, once', async () => {
    expect(await saidOf(pdf({ trailer: encryption }))).toBe(locked);
    const circle = { catalog: script, text: '/X Do', objects: [groupThatDraws(6), groupThatDraws(5)] };
    expect(await saidOf(pdf(circle))).toBe([active, notAllRead.replace(` ${nothingElse}`, ''), nothingElse].join('\n'));
    expect(await saidOf(svg('<g>'.repeat(5_000) + '</g>'.repeat(5_000)))).toBe(
      [svgRefusals.tooMuch, nothingElse].join('\n'),
    );
  });

  test('each reason of a drawing, with its pictures that have too few pixels', async () => {
    const picture = `data:image/png;base64,${blackPng(20, 20).toString('base64')}`;
    const drawing = svg(
      `<script>1</script><text y="9">Honey</text><use href="other.svg#a"/><image width="50" height="50" href="${picture}"/>`,
      'viewBox="0 0 100 50" width="100mm" height="50mm"',
    );
    const { program, text, outside } = svgRefusals;
    const said = await saidOf(drawing);
    expect(said.startsWith([program, text, outside, alsoFound, coarse(10)].join('\n'))).toBe(true);
    expect(said.endsWith(fitsLater)).toBe(true);
  });

  test('a drawing whose pictures can’t be taken either', async () => {
    const said = await saidOf(svg('<script>1</script><image width="9" height="9" href="data:image/png;base64,AAAA"/>'));
    expect(said).toMatch(
      /^This SVG contains a program\..*\nThe pictures in this SVG must be PNG or JPEG\..*\nNothing else/,
    );
  });
});

test('a PDF with embedded fonts is kept, and so is a scan with its recognised text behind the picture', async () => {
  const instructions = await designInstructionsPdf({
    company: { name: 'Boxwright', addressLines: [], phones: [], email: 'orders@boxwright.example' },
    title: 'Design instructions',
    subject: 'Stickers',
    issuedAt: new Date('2026-11-20T10:20:00Z'),
    instructions: [{ title: 'Bleed', text: 'Let colours run 1.5 mm beyond the cut.' }],
    contactLines: [],
  });
  const scanned = pdf({ text: saleInHelvetica.replace('24 Tf', '24 Tf 3 Tr') });
  for (const bytes of [instructions, scanned]) {
    expect((await upload(shop, { bytes: Buffer.from(bytes) })).status).toBe(200);
  }
});

test('bytes after the end of a picture are cut off', async () => {
  for (const picture of [await disc(), await photo(), pdf()]) {
    const { body } = await upload(shop, { bytes: Buffer.concat([picture, page, Buffer.from('PK\x03\x04')]) });
    const file = await shop.app.inject(`/artwork/${body.data.token}/file`);
    expect(file.rawPayload.equals(picture.subarray(0, file.rawPayload.length))).toBe(true);
    expect(picture.length - file.rawPayload.length).toBeLessThanOrEqual(1);
  }
});

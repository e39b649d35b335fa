import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '../../testing/artwork.ts';
import { pdf, svg } from '../../testing/hostile-files.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The answer to an upload: the facts of the file, or the sentence that refuses it. */
const known = async (bytes: Buffer): Promise<Record<string, unknown>> => (await upload(shop, { bytes })).body.data;

const painted = '<rect width="60" height="40" fill="#c00"/>';
const opaqueRgba = () =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: '#c00' } })
    .png()
    .toBuffer();
const opaqueJpeg = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c00' } })
    .jpeg({ progressive: true })
    .toBuffer();
const paintedPage = () => pdf({ text: '-9 -9 400 300 re f' });

describe('a picture that is painted to its edges is taken, and isn’t transparent:', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a PNG with an alpha channel', opaqueRgba],
    ['a drawing', () => svg(painted, 'viewBox="0 0 60 40"')],
    ['a page', () => paintedPage()],
  ])('%s', async (_what, made) => {
    expect(await known(await made())).toMatchObject({ transparent: false, ratio: 1.5 });
  });
});

test.each([
  ['width="420mm" height="280mm"', 1.5],
  ['style="width: 10cm; height: 40mm" width="1" height="1"', 2.5],
])('a drawing has the size that it says: %s', async (size, ratio) => {
  const { ratio: found, preview_width, preview_height } = await known(svg(painted, `${size} viewBox="0 0 60 40"`));
  expect([found, preview_width, preview_height]).toEqual([expect.closeTo(ratio, 5), 2000, Math.round(2000 / ratio)]);
});

test('a JPEG with data that nothing needs is taken, though decoders warn of them', async () => {
  const [whole, unneeded] = [await opaqueJpeg(), Buffer.alloc(50, 7)];
  const tables = whole.indexOf(Buffer.from([0xff, 0xc4]));
  for (const at of [whole.length - 2, tables]) {
    const file = Buffer.concat([whole.subarray(0, at), unneeded, whole.subarray(at)]);
    expect(await known(file)).toMatchObject({ kind: 'jpeg' });
  }
});

test('a drawing without a size is refused with this reason', async () => {
  expect(await known(svg(painted, ''))).toBe(
    'This SVG doesn’t say how large it is. Please give it a viewBox, or a width and a height above zero, and export it again.',
  );
});

describe('a file that shows nothing is refused with this reason:', () => {
  const clear = () =>
    sharp({ create: { width: 60, height: 40, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a transparent PNG', clear],
    ['a drawing with a hidden layer', () => svg(`<g display="none">${painted}</g>`)],
    ['a page without contents', () => Buffer.from(String(pdf()).replace('/Contents 3 0 R', ''))],
  ])('%s', async (_what, made) => {
    expect(await known(await made())).toBe(
      'This file shows nothing: all of it is empty or hidden. Please save it again with its artwork visible.',
    );
  });
});

describe('files of drawing programs are taken:', () => {
  const illustrator = '<!DOCTYPE svg [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>';
  test.each<[string, Buffer]>([
    [
      'a note of Inkscape whose name begins like an event',
      svg(`<i:path-effect xmlns:i="i" only_selected="false"/>${painted}`),
    ],
    [
      'a second drawing for Illustrator alone',
      svg(`<foreignObject requiredExtensions="&ns_ai;"/>${painted}`, 'viewBox="0 0 9 9"', illustrator),
    ],
    [
      'names of a program’s own for where it keeps things',
      svg(
        `<g xmlns:i="i" i:label="url(https://x.example) @import" i:href="C:\\art" data-name="a\\b (1)">${painted}</g>`,
      ),
    ],
    ['a font that no text needs', svg(`<style>@font-face{src:url(data:font/woff2;base64,d09G)}</style>${painted}`)],
    ['a note about a PDF', svg(`<!-- of label.pdf, %PDF-1.7 -->${painted}`)],
    ['a backslash in the name of a font', svg(`<g font-family="Arial\\ Bold">${painted}</g>`)],
    ['characters of two bytes', Buffer.from(`\ufeff${svg(painted)}`, 'utf16le')],
    [
      'a Western encoding',
      Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?><!-- Größe -->${svg(painted)}`, 'latin1'),
    ],
  ])('%s', async (_what, bytes) => {
    expect(await known(bytes)).toMatchObject({ kind: 'svg' });
  });

  test.each(['\ufeff', '\r\n', '\u001b%-12345X@PJL\n'])('%j before the beginning of a PDF', async (before) => {
    expect(await known(Buffer.concat([Buffer.from(before), paintedPage()]))).toMatchObject({ kind: 'pdf', ratio: 1.5 });
  });
});

test('of a file with several pages the first is taken, and any other one by its number', async () => {
  const [square, oblong] = ['/MediaBox [0 0 200 200]', '/MediaBox [0 0 300 200]'];
  const bytes = Buffer.from(pdf({ pages: 2 }).toString('latin1').replace(oblong, square), 'latin1');
  const first = await known(bytes);
  expect(first).toMatchObject({ page: 1, pages: 2, ratio: 1 });
  const turnTo = async (page: string, token = first['token']) => {
    const answer = await shop.app.inject({ method: 'POST', url: `/artwork/${token}/pages/${page}` });
    return answer.json();
  };
  const { data: second } = await turnTo('2');
  expect(second).toMatchObject({ page: 2, pages: 2, ratio: 1.5, name: first['name'] });
  expect(second.token).not.toBe(first['token']);
  // From there back again.
  expect((await turnTo('1', second.token)).data).toMatchObject({ page: 1, ratio: 1 });
  for (const page of ['3', '0', '1x'])
    expect(await turnTo(page)).toMatchObject({
      code: 'invalid',
      data: 'This file has no such page. Please choose another one.',
    });
  expect(await turnTo('1', 'gone')).toMatchObject({ code: 'not_found' });
});

test('prepress gets a PDF written anew, and the file as it was sent is beside it', async () => {
  const link = '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://x.example) >> >>';
  const bytes = pdf({ page: '/MediaBox [0 0 300 200] /Annots [5 0 R]', objects: [link] });
  const { token } = await known(bytes);
  const get = async (what: string) =>
    (await shop.app.inject(`/artwork/${token}/${what}`)).rawPayload.toString('latin1');
  expect(await get('file')).toContain('/URI');
  expect(await get('print')).toMatch(/^%PDF-1\.7/);
  expect(await get('print')).not.toMatch(/Annot|URI/);
  const picture = await opaqueRgba();
  const sent = await known(picture);
  const printed = await shop.app.inject(`/artwork/${sent['token']}/print`);
  expect(printed.rawPayload.equals(picture)).toBe(true);
  expect(printed.headers['content-security-policy']).toContain('sandbox');
});

test('prepress gets an SVG written anew: its drawing, and nothing else of the file', async () => {
  const bytes = svg(
    `<metadata><note xmlns="n">secret</note></metadata><!-- secret --><title>secret</title>
    <style><![CDATA[.a{fill:#c00}]]></style><g id="g" data-name="secret" i:label="secret" xmlns:i="i"><i:note>secret</i:note>
    <rect id="r" class="a" width="60" height="40"/><use xlink:href="#r" x="9"/></g><rect fill="&red;" width="9" height="9"/>`,
    'viewBox="0 0 60 40"',
    '<?secret secret?><!DOCTYPE svg [<!ENTITY red "#f00">]>',
  );
  const { token, name } = await known(bytes);
  const sent = await shop.app.inject(`/artwork/${token}/file`);
  expect(sent.rawPayload.equals(bytes)).toBe(true);
  const print = await shop.app.inject(`/artwork/${token}/print`);
  expect(print.headers['content-disposition']).toContain('for print.svg');
  expect(print.payload).not.toMatch(/secret|ENTITY/);
  expect(print.payload).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 40"><style>.a{fill:#c00}</style><g id="g"><rect id="r" class="a" width="60" height="40"></rect><use xlink:href="#r" x="9"></use></g><rect fill="#f00" width="9" height="9"></rect></svg>',
  );
  // Written anew, it is taken and written the same.
  const again = await known(Buffer.from(print.payload));
  expect((await shop.app.inject(`/artwork/${again['token']}/print`)).payload).toBe(print.payload);
  expect(name).toBe('logo.png');
});

test('pages of a TIFF are pages', async () => {
  const pages = await Promise.all(
    ['#c00', '#0c0'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const tiff = await sharp(pages, { join: { animated: true } })
    .tiff()
    .toBuffer();
  const first = await known(tiff);
  expect(first).toMatchObject({ kind: 'tiff', page: 1, pages: 2, pixel_width: 60, pixel_height: 40 });
  const second = (await shop.app.inject({ method: 'POST', url: `/artwork/${first['token']}/pages/2` })).json().data;
  const preview = await shop.app.inject(`/artwork/${second.token}/preview.webp`);
  const { dominant } = await sharp(preview.rawPayload).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r);
});

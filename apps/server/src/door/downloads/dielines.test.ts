import { dielineFileAddress, dielineFormats } from '@boxwright/contract';
import { boxStyles, drawBox, namedBlanks, toSvg } from '@boxwright/dieline';
import { isLowStyle } from '@boxwright/dieline/low-styles';
import { sampleOf } from '@boxwright/testing/thorough';
import { XMLValidator } from 'fast-xml-parser';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const size = { length: 120, width: 80, height: 100 };
const address = '/downloads/dieline/reverse-tuck-end.svg?length=60&width=40&height=100&board=2';
const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ method: 'GET', url, headers });

const begins: Record<string, RegExp> = {
  svg: /^<svg /,
  dxf: /^\s*0\r?\nSECTION|^\s*999/,
  cf2: /^\$BOF\r\nV2\r\n/,
  pdf: /^%PDF-1\.7/,
  gltf: /^\{"asset"/,
  glb: /^glTF/,
  'template.pdf': /^%PDF-1\.7/,
  'template.svg': /^<svg /,
};

test('hands out every style in every format', async () => {
  for (const style of sampleOf(boxStyles, 3)) {
    const own = isLowStyle(style.id) ? { ...size, height: 30 } : size;
    const measures = style.fields.map(({ id }) => [id, own[id]]);
    for (const format of dielineFormats) {
      const stated = { style: style.id, ...Object.fromEntries(measures), caliper: style.limits.caliper[0] };
      const { statusCode, headers, rawPayload, body } = await get(dielineFileAddress(stated, format));
      expect(statusCode, `${style.id}.${format}: ${body.slice(0, 100)}`).toBe(200);
      expect(rawPayload.toString('latin1', 0, 40), `${style.id}.${format}`).toMatch(begins[format] ?? /^$/);
      const name = `${style.id}-${measures.map(([, length]) => length).join('x')}.${format}`;
      expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
      if (format.endsWith('svg')) expect(XMLValidator.validate(body)).toBe(true);
    }
  }
});

test('a PDF has a second page for what is printed inside, where that is asked for', async () => {
  const stated = { style: 'reverse-tuck-end', ...size, caliper: 0.4 };
  for (const format of ['pdf', 'template.pdf'] as const) {
    const { headers, rawPayload } = await get(dielineFileAddress(stated, format, { inside: true }));
    expect(headers['content-disposition']).toContain(`120x80x100-both-sides.${format}`);
    const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
    const words = await Promise.all(
      [1, 2].map(async (page) => {
        const { items } = await (await pdf.getPage(page)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join(' ');
      }),
    );
    const page = format === 'pdf' ? ['', ''] : [': page 1 of your file', ': page 2 of your file'];
    expect(pdf.numPages).toBe(2);
    expect(words[0]).toContain(`Outside, seen from the print side${page[0]}.`);
    expect(words[1]).toContain(`Inside, as seen from inside${page[1]}.`);
    // Codes are printed outside.
    expect(words.map((each) => each.includes('Barcode, EAN-13'))).toEqual([format === 'template.pdf', false]);
  }
  expect(dielineFileAddress(stated, 'svg', { inside: true })).not.toContain('inside');
  expect((await get(`${address}&inside=true`)).statusCode).toBe(400);
});

test('lets browsers keep a file, and says that it has not changed', async () => {
  const first = await get(address);
  expect(first.headers['cache-control']).toContain('public, max-age=');
  const again = await get(address, { 'if-none-match': String(first.headers['etag']) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  const other = await get(address.replace('=60', '=61'), { 'if-none-match': String(first.headers['etag']) });
  expect(other.statusCode).toBe(200);
});

test('hands out the earlier drawing of a box that was ordered with it', async () => {
  const stated = { style: 'hinged-lid', ...size, caliper: 0.435 };
  const paths = (svg: string) => svg.match(/ d="[^"]+"/g);
  const files = await Promise.all(
    ([1, 2] as const).map(async (drawing) => (await get(dielineFileAddress({ ...stated, drawing }, 'svg'))).body),
  );
  for (const [index, file] of files.entries()) {
    const drawn = drawBox(stated.style, { ...stated, revision: index === 0 ? 1 : 2 });
    const [blank] = drawn.ok ? namedBlanks(drawn.box) : [];
    if (!blank) throw new Error('no blank');
    expect(paths(file)).toEqual(paths(toSvg(blank.dieline, { title: '' })));
  }
  expect(paths(files[0] ?? '')).not.toEqual(paths(files[1] ?? ''));
});

test('leaves the dimensions out where they are not wanted', async () => {
  const template = address.replace('.svg', '.template.svg');
  const [withThem, without] = await Promise.all([get(template), get(`${template}&dimensions=false`)]);
  expect(withThem.body).toContain('inkscape:label="Dimensions"');
  expect(without.body).not.toContain('inkscape:label="Dimensions"');
  expect(without.body).toContain('inkscape:label="Panel names"');
  expect((await get(`${address.replace('.svg', '.pdf')}&dimensions=false`)).statusCode).toBe(200);
});

test.each([
  ['dimensions that are neither', `${address}&dimensions=some`, 400],
  ['an unknown template', address.replace('.svg', '.template.dxf'), 404],
  ['an unknown format', address.replace('.svg', '.exe'), 404],
  ['a format from the prototype', address.replace('.svg', '.constructor'), 404],
  ['an unknown style', address.replace('reverse-tuck-end', 'cube'), 404],
  ['a way out of the folder', '/downloads/dieline/..%2f..%2fpackage.svg', 404],
  ['an unknown board', address.replace('board=2', 'board=99'), 404],
  ['a board that is no number', address.replace('board=2', 'board=two'), 404],
  ['no board and no thickness', address.replace('&board=2', ''), 400],
  ['markup for a length', address.replace('=60', '=%3Cscript%3E'), 400],
  ['a length twice', `${address}&length=70`, 400],
  ['a length of many digits', address.replace('=60', `=${'9'.repeat(400)}`), 400],
  ['a box of 10 m', address.replace('=100', '=10000'), 422],
  ['an unknown option', `${address}&handle=true`, 400],
  ['an option twice', `${address}&thumbNotch=true&thumbNotch=false`, 400],
])('answers %s with a plain sentence', async (_what, url, status) => {
  const { statusCode, headers, body } = await get(url);
  expect(statusCode).toBe(status);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/^[A-Z][^<]*\.$/);
});

test('one source loads only so many files a minute', async () => {
  const guarded = await openShop({ settings: { RATE_LIMIT: '5000' } });
  try {
    const load = (remoteAddress: string) => guarded.app.inject({ method: 'GET', url: address, remoteAddress });
    for (let count = 0; count < 120; count += 1) expect((await load('10.2.0.1')).statusCode).toBe(200);
    const refused = await load('10.2.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toBe('Too many requests. Please wait a moment and try again.');
    expect((await load('10.2.0.2')).statusCode).toBe(200);
  } finally {
    await guarded.close();
  }
});

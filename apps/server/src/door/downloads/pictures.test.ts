import { isStyleId } from '@boxwright/dieline';
import {
  listBoards,
  listCategories,
  listCoatings,
  listStickerMaterials,
  listStickerShapes,
  listVariants,
} from '@boxwright/storage';
import { sampleOf } from '@boxwright/testing/thorough';
import { XMLValidator } from 'fast-xml-parser';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { pictureRoutes } from './pictures.ts';

let store: Shop;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openShop();
  // Without the door's rate limits and load shedding, which hundreds of drawings in a row would trigger.
  app = Fastify({ routerOptions: { maxParamLength: 500 } });
  await app.register(pictureRoutes, store);
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const box = '/pictures/box/reverse-tuck-end/60x32x90.svg';
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

/** Every address of a picture that the shop's own tables hold. */
async function addresses(): Promise<string[]> {
  const { db } = store.services;
  const lists = [listCategories, listBoards, listCoatings, listStickerShapes, listStickerMaterials];
  const rows = (await Promise.all(lists.map((list) => list(db)))).flat();
  const variants = await listVariants(db);
  // The others are static files.
  return [...rows.map(({ image }) => image ?? ''), ...variants.flatMap(({ images }) => images)].filter((image) =>
    image.startsWith('/pictures/'),
  );
}

// Must run first: after hundreds of drawings in a row the door would shed load.
test('is served by the shop, with the security headers of its door', async () => {
  const { statusCode, headers } = await store.app.inject({ method: 'GET', url: `${box}?look=lumo` });
  expect(statusCode).toBe(200);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('sends every picture of the catalogue as a small, well-formed drawing', async () => {
  const all = await addresses();
  expect(all.length).toBeGreaterThan(280);
  // A variant has three views, so each view is among every fourth.
  for (const address of sampleOf(all, 4)) {
    const { statusCode, headers, body } = await get(address);
    expect(statusCode, address).toBe(200);
    expect(headers['content-type'], address).toBe('image/svg+xml; charset=utf-8');
    // Bent panels are drawn in strips.
    expect(Buffer.byteLength(body), address).toBeLessThan(address.includes('/pillow-box/') ? 40_000 : 25_000);
    expect(XMLValidator.validate(body), address).toBe(true);
    expect(body, address).not.toMatch(/NaN|Infinity|undefined/);
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, `names in ${address}`).toBe(ids.length);
    const missing = [...body.matchAll(/(?:href="|url\()#([^")]+)/g)].filter(([, name]) => !ids.includes(name));
    expect(missing, `names used but not given in ${address}`).toEqual([]);
  }
});

test('gives each category of tuck boxes its own look, and every variant three views', async () => {
  const looks = new Map<number, string | null>();
  const views: string[][] = [];
  for (const { images, categoryId, style } of await listVariants(store.services.db)) {
    const drawn = images.filter((image) => image.startsWith('/pictures/'));
    const look = new URL(drawn[0] ?? '', 'http://shop.example').searchParams.get('look');
    if (isStyleId(style)) looks.set(categoryId, look);
    else expect(look).toBe('plain');
    views.push(drawn);
  }
  expect(new Set(looks.values()).size).toBe(looks.size);
  for (const drawn of sampleOf(views, 4)) {
    const drawings = await Promise.all(drawn.map(async (image) => (await get(image)).body));
    expect(new Set(drawings).size).toBe(3);
  }
});

test.each([
  ['no look', box],
  ['two looks', `${box}?look=lumo&look=lumo`],
  ['an unknown view', `${box}?look=lumo&view=inside`],
  ['the print of a plain box', `${box}?look=plain&view=print`],
  ['markup as a view', `${box}?look=lumo&view=%22%3E%3Cscript%3E`],
  ['an unknown style', '/pictures/box/cube/60x32x90.svg?look=lumo'],
  ['a style from the prototype', '/pictures/box/toString/60x32x90.svg?look=lumo'],
  ['markup as a size', '/pictures/box/reverse-tuck-end/%3Cscript%3E.svg?look=lumo'],
  ['a box smaller than can be glued', '/pictures/box/reverse-tuck-end/5x5x5.svg?look=lumo'],
  ['a box larger than the sheet', '/pictures/box/reverse-tuck-end/999x999x999.svg?look=lumo'],
  ['a size that is no number', '/pictures/box/reverse-tuck-end/1e2x32x90.svg?look=lumo'],
  ['a size below nothing', '/pictures/box/reverse-tuck-end/-60x32x90.svg?look=lumo'],
  ['a size of many digits', `/pictures/box/reverse-tuck-end/${'9'.repeat(400)}x32x90.svg?look=lumo`],
  ['two sides', '/pictures/box/reverse-tuck-end/60x32.svg?look=lumo'],
  ['another kind of file', '/pictures/box/reverse-tuck-end/60x32x90.png?look=lumo'],
  ['a way out of the folder', '/pictures/box/reverse-tuck-end/..%2f..%2fpackage.svg?look=lumo'],
])('answers 404 for %s', async (_what, address) => {
  const { statusCode, headers, body } = await get(address);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).not.toContain('<');
});

test.each([
  ['a look that the shop no longer has', box, 'nobody'],
  ['a look from the prototype', box, 'constructor'],
  ['a print for tuck boxes on another style', '/pictures/box/sleeve/60x32x90.svg', 'lumo'],
])('draws the box without print for %s', async (_what, address, look) => {
  const [asked, plain] = [await get(`${address}?look=${look}`), await get(`${address}?look=plain`)];
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toBe(plain.body);
});

test('draws any size that the style allows', async () => {
  const all = ['15x12x15', '400x300x600', '15x45x600', '400x12x15', '15x12x600'].flatMap((size) =>
    ['closed', 'open', 'flat', 'print'].flatMap((view) =>
      ['kokko-72', 'minara', 'loom-and-knot', 'palmguard', 'voltline'].map(
        (look) => `/pictures/box/straight-tuck-end/${size}.svg?look=${look}&view=${view}`,
      ),
    ),
  );
  for (const address of sampleOf(all, 4)) {
    const { statusCode, body } = await get(address);
    expect(statusCode, address).toBe(200);
    expect(body, address).not.toMatch(/NaN|Infinity/);
  }
});

test('lets browsers keep a picture, and says that it has not changed', async () => {
  const first = await get(`${box}?look=rosa-and-reed`);
  expect(first.headers['cache-control']).toContain('public, max-age=');
  const etag = String(first.headers['etag']);
  const again = await get(`${box}?look=rosa-and-reed`, { 'if-none-match': etag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  const other = await get(`${box}?look=lumo`, { 'if-none-match': etag });
  expect(other.statusCode).toBe(200);
});

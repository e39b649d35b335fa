import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const carton = { style: 'reverse-tuck-end', length: 60, width: 40, height: 100, boardid: 2 };
const download = (own: object) => shop.visitor().call('DownloadDieline', { ...carton, format: 'pdf', ...own });

describe('DownloadDieline', () => {
  test.each([
    ['svg', 'image/svg+xml; charset=utf-8'],
    ['dxf', 'image/vnd.dxf'],
    ['cf2', 'text/plain; charset=us-ascii'],
    ['pdf', 'application/pdf'],
    ['gltf', 'model/gltf+json'],
    ['glb', 'model/gltf-binary'],
    ['template.pdf', 'application/pdf'],
    ['template.svg', 'image/svg+xml; charset=utf-8'],
  ])('returns the address of the %s file to everybody', async (format, contentType) => {
    const { status, data } = await download({ format });
    expect(status).toBe(200);
    expect(data).toMatchObject({ file_name: `reverse-tuck-end-60x40x100.${format}`, content_type: contentType });
    const file = await shop.app.inject(data.address);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe(contentType);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${data.file_name}"`);
  });

  test('the address contains the box and the options that differ from the defaults', async () => {
    const { data } = await download({ length: '60.0004', options: { thumbNotch: false, slitLock: true } });
    expect(data.address).toBe(
      '/downloads/dieline/reverse-tuck-end.pdf?length=60&width=40&height=100&board=2&thumbNotch=false',
    );
    const thick = await download({ boardid: 0, caliper: 0.4 });
    expect(thick.data.address).toMatch(/&caliper=0\.4$/);
    const bare = await download({ format: 'template.pdf', dimensions: false });
    expect(bare.data.address).toMatch(/\.template\.pdf\?.*&dimensions=false$/);
  });

  test('refuses unknown formats and impossible boxes', async () => {
    expect(await download({ format: 'ai' })).toMatchObject({ status: 400, body: { field: 'format' } });
    expect(await download({ height: 5000 })).toMatchObject({ status: 422, body: { field: 'height' } });
  });
});

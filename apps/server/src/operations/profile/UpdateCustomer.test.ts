import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hugePicture } from '../../testing/huge-picture.ts';
import { openShop, type Shop, type ShopCustomer } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const profileOf = (customer: ShopCustomer, own: object = {}) => ({
  customerid: customer.id,
  companyname: 'Meena Soaps',
  name: 'Meena S.',
  email: customer.email,
  mobile: '9840054321',
  gender: 'Female',
  dateofbirth: '1988-02-29',
  maritalstatus: 'Married',
  doa: '2012-06-01',
  gstin: '',
  status: 'Active',
  updatedon: '2026-11-20',
  updatedby: 1,
  landmark: null,
  image: 'initials',
  ...own,
});

const drawn = (background: string, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
const png = await drawn('#c00');
const dataAddress = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`;

const pictureOf = (customer: { cookies: Map<string, string> }, url: string) =>
  shop.app.inject({ method: 'GET', url, cookies: Object.fromEntries(customer.cookies) });

describe('UpdateCustomer', () => {
  test('changes the profile and returns it', async () => {
    const customer = await shop.customer();
    const changed = await customer.call('UpdateCustomer', profileOf(customer));
    expect(changed).toMatchObject({
      status: 200,
      data: [{ fld_name: 'Meena S.', fld_dob: '1988-02-29', fld_gender: 'Female', fld_maritalstatus: 'Married' }],
    });
    expect((await customer.call('Get_customerData_by_id', {})).data).toEqual(changed.data);
  });

  test('reports the first missing field, in the order of the form', async () => {
    const customer = await shop.customer();
    const texts = [
      [{ companyname: '' }, 'Please enter your Company Name.'],
      [{ name: '' }, 'Please enter your Name.'],
      [{ email: '' }, 'Please enter email.'],
      [{ email: 'meena@shop' }, 'Please enter valid E-mail.'],
      [{ mobile: '' }, 'Please enter Mobile Number.'],
      [{ mobile: '98400' }, 'Please enter valid Mobile Number.'],
      [{ gender: '' }, 'Please enter Gender.'],
      [{ dateofbirth: '' }, 'Please enter Date of Birth.'],
      [{ image: '' }, 'Please select an Image.'],
    ] as const;
    // All fields after the failing one are wrong too, so the test shows the order of the checks.
    let rest: object = {};
    for (const [own, data] of texts.toReversed()) {
      rest = { ...rest, ...own };
      expect(await customer.call('UpdateCustomer', profileOf(customer, rest))).toMatchObject({ status: 400, data });
    }
  });

  test.each([
    [{ gender: 'Unknown' }, 'Please enter Gender.'],
    [{ dateofbirth: '2025-02-29' }, 'Please enter Date of Birth.'],
    [{ dateofbirth: '2999-01-01' }, 'Please enter Date of Birth.'],
    [{ maritalstatus: 'Complicated' }, 'Please choose a marital status from the list.'],
    [{ doa: '2012-13-01' }, 'Please enter a valid date of anniversary.'],
    [
      { image: dataAddress(Buffer.from('<svg onload="alert(1)"/>'), 'svg') },
      'Please choose a JPEG, PNG or WebP picture.',
    ],
    [
      { image: dataAddress(Buffer.concat([png, Buffer.alloc(160 * 1024)])) },
      'Please choose a picture of at most 150 KB.',
    ],
  ])('refuses %o', async (own, data) => {
    const customer = await shop.customer();
    expect(await customer.call('UpdateCustomer', profileOf(customer, own))).toMatchObject({ status: 400, data });
  });

  test('refuses a change of the sign-in e-mail address', async () => {
    const customer = await shop.customer();
    const moved = profileOf(customer, { email: 'thief@elsewhere.example' });
    expect(await customer.call('UpdateCustomer', moved)).toMatchObject({ status: 422 });
    const shouted = profileOf(customer, { email: customer.email.toUpperCase() });
    expect(await customer.call('UpdateCustomer', shouted)).toMatchObject({ status: 200 });
  });

  test('stores a picture that only its owner can see, until another one or the initials replace it', async () => {
    const [customer, stranger] = [await shop.customer(), await shop.customer()];
    const update = async (image?: string) =>
      (await customer.call('UpdateCustomer', profileOf(customer, { image }))).data[0].fld_image;
    const first = await update(dataAddress(png, 'jpeg'));
    const shown = await pictureOf(customer, first);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 384, height: 384 });
    expect((await pictureOf(stranger, first)).statusCode).toBe(404);
    expect((await pictureOf(shop.visitor(), first)).statusCode).toBe(401);

    expect(await update('kept')).toBe(first);
    expect(await update(undefined)).toBe(first);
    const second = await update(dataAddress(png));
    expect(second).not.toBe(first);
    expect((await pictureOf(customer, first)).statusCode).toBe(404);
    expect(await update('initials')).toBeNull();
    expect((await pictureOf(customer, second)).statusCode).toBe(404);
  });

  test('re-encodes a picture, so that no other data of its file is stored', async () => {
    const customer = await shop.customer();
    const sent = await sharp(png)
      .withExif({ IFD0: { Copyright: 'taken at home' } })
      .jpeg()
      .toBuffer();
    const updated = await customer.call('UpdateCustomer', profileOf(customer, { image: dataAddress(sent, 'jpeg') }));
    const { rawPayload } = await pictureOf(customer, updated.data[0].fld_image);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  test.each([
    [
      'has more pixels than any need',
      async () => hugePicture(png),
      'Please choose a picture of at most 16 megapixels.',
    ],
    ['is broken', async () => png.subarray(0, 60), 'Please choose a JPEG, PNG or WebP picture.'],
  ])('refuses a picture that %s, with a readable message', async (_what, make, data) => {
    const customer = await shop.customer();
    const own = profileOf(customer, { image: dataAddress(await make()) });
    expect(await customer.call('UpdateCustomer', own)).toMatchObject({ status: 400, data });
  });

  test('keeps only the customer’s current file when several are sent at once', async () => {
    const customer = await shop.customer();
    const pictures = await Promise.all(Array.from({ length: 20 }, (_, index) => drawn('#0a0', 30 + index)));
    const sent = pictures.map((bytes) =>
      customer.call('UpdateCustomer', profileOf(customer, { image: dataAddress(bytes) })),
    );
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
    await shop.runJobs();
    const [{ fld_image: address }] = (await customer.call('Get_customerData_by_id', {})).data;
    expect((await pictureOf(customer, address)).statusCode).toBe(200);
    const folder = join(shop.services.env.dataDir, 'files', 'profile-pictures', String(customer.id));
    expect(readdirSync(folder)).toEqual([address.replace('/account/picture/', '')]);
  });

  test('requires the signed-in customer', async () => {
    const [owner, stranger] = [await shop.customer(), await shop.customer()];
    expect(await stranger.call('UpdateCustomer', profileOf(owner))).toMatchObject({ status: 403 });
    expect(await shop.visitor().call('UpdateCustomer', profileOf(owner))).toMatchObject({ status: 401 });
    expect((await owner.call('Get_customerData_by_id', {})).data).toMatchObject([{ fld_name: 'Meena Sundaram' }]);
  });
});

import { fail, type Output, ok, quantityUnreadable } from '@boxwright/contract';
import { describe, expect, test } from 'vitest';
import { receiveCart } from '../routes/cart/receive-cart.server.ts';
import { receiveBox } from '../routes/customiser/receive-box.server.ts';
import { receiveEnquiry } from '../routes/enquiry/receive-enquiry.server.ts';
import { receiveGetQuote } from '../routes/getquote/receive-get-quote.server.ts';
import { loadStickerPage } from '../routes/ordercustomstickers/load-stickers.ts';
import { receiveStickers } from '../routes/ordercustomstickers/receive-stickers.server.ts';
import { receiveSample } from '../routes/ordersample/receive-sample.server.ts';
import { receiveSaveBox } from '../routes/save-box/receive-save-box.server.ts';
import { cartRow } from './cart-row.ts';
import { addressOf, answered, posted } from './posted.ts';
import { type Answers, serverDouble } from './server-double.ts';
import { smallCatalogue } from './small-catalogue.ts';

const server = (answers: Answers) => serverDouble({ ...smallCatalogue, ...answers });
const callOf = (calls: ReturnType<typeof server>['calls'], name: keyof Answers) =>
  calls.find(([called]) => called === name)?.[1];
const busy = () => fail('unavailable', 'Please try again.');
const box = 'variant=202&quantity=2000&pincode=641001';

describe('saving a box', () => {
  const page = `/save-box?${box}`;
  const typed = { name: 'Soap', note: 'Matt, please.' };
  const save = (api: ReturnType<typeof server>['api']) =>
    answered(receiveSaveBox(posted(typed, page), addressOf(page), api));

  test('the box of the address is saved, and the saved boxes follow', async () => {
    const { api, calls } = server({ SaveBox: () => ok({ boxId: 3, name: 'Soap', isNew: true }) });
    expect(await save(api)).toMatchObject({ status: 303, to: '/saved-boxes?saved=new' });
    expect(callOf(calls, 'SaveBox')).toMatchObject({
      ...typed,
      variantId: 202,
      boardId: 3,
      quantity: 2000,
      deliveryType: 'StandardShipping',
      destination: '641001',
    });
  });

  test('a signed-out visitor is led to sign-in and back, with the box', async () => {
    const { api } = server({ SaveBox: () => fail('signed_out', 'Please sign in.') });
    expect(await save(api)).toEqual({ status: 303, to: `/login?from=${encodeURIComponent(page)}` });
  });

  test('a refused form keeps what was typed', async () => {
    expect(await save(server({ SaveBox: busy }).api)).toEqual({
      status: 503,
      shown: { failed: { text: 'Please try again.' }, typed },
    });
  });

  test('an address without a box saves nothing', async () => {
    const { api, calls } = server({});
    const refused = receiveSaveBox(posted(typed), addressOf('/save-box'), api).catch((thrown: unknown) => thrown);
    expect(await refused).toMatchObject({ data: 'Choose a box first, and then save it.', init: { status: 404 } });
    expect(calls).toEqual([]);
  });
});

test('a coupon is entered for the cart, whose page keeps its pincode; a refused one is shown again', async () => {
  const send = (api: ReturnType<typeof server>['api']) =>
    answered(receiveCart(posted({ coupon: 'ten' }), addressOf('/cart?pincode=641001'), api));
  const { api, calls } = server({ EnterCoupon: () => ok({ code: 'TEN' }) });
  expect(await send(api)).toEqual({ status: 303, to: '/cart?pincode=641001' });
  expect(callOf(calls, 'EnterCoupon')).toEqual({ code: 'ten' });
  const { api: refusing } = server({ EnterCoupon: () => fail('not_found', 'No.', { field: 'code' }) });
  expect(await send(refusing)).toMatchObject({
    status: 404,
    shown: { failed: { text: 'No.' }, typed: { coupon: 'ten' } },
  });
});

describe('a line of the cart', () => {
  const page = '/cart?pincode=641001';
  const cart = { GetCartWebsite: () => ok([cartRow]) };
  const changed = () => ok({ cartId: 3, lineId: 1 });
  const send = (fields: Record<string, string>, answers: Answers = {}) => {
    const { api, calls } = server({ ...cart, ...answers });
    return { answer: answered(receiveCart(posted({ line: '1', ...fields }, page), addressOf(page), api)), calls };
  };

  test.each([
    [{ act: 'remove' }, 'DeleteCart', { cartId: 3, lineId: 1 }],
    [{ act: 'less', quantity: '9' }, 'AddToCartWebsite', { lineId: 1, items: [{ item: 9, quantity: -1 }] }],
    [{ act: 'more', quantity: '9' }, 'AddToCartWebsite', { lineId: 1, items: [{ item: 9, quantity: 1 }] }],
    [{ act: 'set', quantity: '12,500' }, 'AddToCartWebsite', { lineId: 1, newQuantity: 12_500 }],
    [{ quantity: ' 300 ' }, 'AddToCartWebsite', { lineId: 1, newQuantity: 300 }],
    [{ act: 'set', quantity: '0' }, 'AddToCartWebsite', { lineId: 1, newQuantity: 0 }],
  ] as const)('%o posts %s, and the cart follows with its pincode', async (fields, operation, sent) => {
    const { answer, calls } = send(fields, { DeleteCart: () => ok({ cartId: 3 }), AddToCartWebsite: changed });
    expect(await answer).toEqual({ status: 303, to: page });
    expect(callOf(calls, operation)).toMatchObject(sent);
  });

  test('a refused quantity stays in its line, with the reason', async () => {
    const few = send({ act: 'set', quantity: '5' }, { AddToCartWebsite: () => fail('invalid', 'At least 50.') });
    const shown = { failed: { text: 'At least 50.' }, typed: { line: '1', quantity: '5' } };
    expect(await few.answer).toMatchObject({ status: 400, shown });
    for (const [quantity, text] of [
      ['', 'Please enter quantity'],
      ['many', quantityUnreadable],
    ]) {
      const { answer, calls } = send({ act: 'set', quantity: quantity ?? '' });
      expect(await answer).toMatchObject({ status: 400, shown: { failed: { text }, typed: { line: '1', quantity } } });
      expect(calls.map(([name]) => name)).toEqual(['GetCartWebsite']);
    }
  });

  test('a line that was removed meanwhile is said to be gone', async () => {
    const { answer } = send({ line: '7', act: 'more' });
    expect(await answer).toMatchObject({ status: 404, shown: { typed: { line: '7' } } });
  });
});

describe('quotations', () => {
  const typed = { name: ' Asha ', company: 'Kokko', pincode: '641001', note: 'Matt.' };
  const made: Output<'GetQuotation'> = {
    number: 'Q-1',
    token: 't',
    validUntil: '2026-12-20',
    address: '/quotations/t.pdf',
    fileName: 'Q-1.pdf',
    orderAddress: null,
    goods: 1000,
    delivery: 0,
    gst: 180,
    total: 1180,
  };
  const ask = (api: ReturnType<typeof server>['api'], goods: string, fields = typed) =>
    answered(receiveGetQuote(posted(fields, `/getquote?${goods}`), api));

  test('the quotation of a box is a PDF, made out to whoever asked', async () => {
    const { api, calls } = server({ GetQuotation: () => ok(made) });
    expect(await ask(api, box)).toEqual({ status: 303, to: '/quotations/t.pdf' });
    expect(callOf(calls, 'GetQuotation')).toMatchObject({
      variantId: 202,
      quantity: 2000,
      destination: '641001',
      name: 'Asha',
      company: 'Kokko',
      customDescription: 'Matt.',
    });
  });

  test('the quotation of stickers is a PDF as well', async () => {
    const { api, calls } = server({ GetStickerQuotation: () => ok(made) });
    expect(await ask(api, 'shape=1&size=40 X 40&quantity=300')).toEqual({ status: 303, to: '/quotations/t.pdf' });
    expect(callOf(calls, 'GetStickerQuotation')).toMatchObject({
      shape: '1',
      material: '2',
      length: 40,
      quantity: 300,
    });
  });

  test('a quotation needs a name and a pincode; goods that are picked up need no pincode', async () => {
    const { api, calls } = server({ GetQuotation: () => ok(made) });
    const nameless = { ...typed, name: ' ' };
    expect(await ask(api, box, nameless)).toEqual({
      status: 400,
      shown: { failed: { text: 'Please enter your name.', field: 'name' }, typed: nameless },
    });
    expect(await ask(api, box, { ...typed, pincode: '64' })).toMatchObject({ shown: { failed: { field: 'pincode' } } });
    expect(callOf(calls, 'GetQuotation')).toBeUndefined();
    expect(await ask(api, `${box}&delivery=SelfPickup`, { ...typed, pincode: '' })).toMatchObject({ status: 303 });
    expect(callOf(calls, 'GetQuotation')).toMatchObject({ destination: null });
  });

  test('a refused form keeps what was typed', async () => {
    expect(await ask(server({ GetQuotation: busy }).api, box)).toEqual({
      status: 503,
      shown: { failed: { text: 'Please try again.' }, typed },
    });
  });
});

describe('boxes', () => {
  const page = '/p/soap-box';
  const typed = { variant: '202', quantity: '2000', delivery: 'StandardShipping', pincode: '641001' };
  const order = (api: ReturnType<typeof server>['api'], fields: Record<string, string>) =>
    answered(receiveBox(posted(fields, page), addressOf(page), () => ({ route: 'soap-box' }), api));
  const visitor = { customers: [], cartLines: 1, staffName: null, staffRole: null };

  test('a box is put into the cart, and a stranger is led to sign-in and the addresses', async () => {
    const { api, calls } = server({
      AddToCartWebsite: () => ok({ cartId: 1, lineId: 2 }),
      UserInfo: () => ok(visitor),
    });
    expect(await order(api, { ...typed, terms: 'on', note: 'Matt, please.' })).toEqual({
      status: 303,
      to: '/login?from=%2Fselectaddress',
    });
    expect(callOf(calls, 'AddToCartWebsite')).toMatchObject({
      items: [{ item: 202, quantity: 2000 }],
      destination: '641001',
      customDescription: 'Matt, please.',
      lineId: null,
    });
  });

  test('without the terms nothing is added, and the address keeps the box', async () => {
    const { api, calls } = server({});
    const { to } = await order(api, typed);
    expect(to).toMatch(/^\/p\/soap-box\?variant=202&.*quantity=2000.*refused=/);
    expect(callOf(calls, 'AddToCartWebsite')).toBeUndefined();
  });
});

describe('boxes in small steps', () => {
  test('a refused box comes back to its last step with its choices', async () => {
    const typed = { variant: '202', quantity: '2000', delivery: 'StandardShipping', pincode: '641001' };
    const page = addressOf('/pio-mobile/summary');
    const { to } = await answered(
      receiveBox(posted(typed, page.pathname), page, () => ({ variantid: '202' }), server({}).api),
    );
    expect(to).toMatch(/^\/pio-mobile\/summary\?variant=202&.*quantity=2000.*refused=rules/);
  });
});

describe('stickers', () => {
  const page = '/ordercustomstickers';
  const typed = { shape: '1', size: '40 X 40', quantity: '300', material: '2', design: 'help' };
  const visitor = { customers: [], cartLines: 1, staffName: null, staffRole: null };
  const unpriced: Output<'GetStickerQuote'> = {
    price: null,
    quotation: null,
    steps: [],
    layout: { sheetLength: 455, sheetWidth: 302, stickerLength: 40, stickerWidth: 40, places: [] },
    room: null,
  };
  const adding = () => server({ AddToCartWebsite: () => ok({ cartId: 1, lineId: 2 }), UserInfo: () => ok(visitor) });
  const order = (api: ReturnType<typeof server>['api'], fields: Record<string, string>, query = '') =>
    answered(receiveStickers(posted(fields, page + query), addressOf(page + query), api));

  test('stickers are put into the cart, and a stranger is led to sign-in and the addresses', async () => {
    const { api, calls } = adding();
    expect(await order(api, { ...typed, terms: 'on' })).toEqual({ status: 303, to: '/login?from=%2Fselectaddress' });
    expect(callOf(calls, 'AddToCartWebsite')).toMatchObject({
      orderType: 'Stickers',
      items: [{ quantity: 300 }],
      shape: '1',
      material: '2',
      length: 40,
      width: 40,
      designType: null,
      artworkWish: 'help',
      lineId: null,
    });
  });

  test('a quotation of the address goes along with its stickers, and not with others', async () => {
    const query = `?${new URLSearchParams({ ...typed, quotation: 'q1' })}`;
    for (const [quantity, quotation] of [
      ['300', 'q1'],
      ['500', null],
    ] as const) {
      const { api, calls } = adding();
      await order(api, { ...typed, design: 'own', quantity, terms: 'on' }, query);
      expect(callOf(calls, 'AddToCartWebsite'), quantity).toMatchObject({ quotation });
    }
  });

  test('a line of the cart that is changed needs no terms, and leads back to the cart', async () => {
    const { api, calls } = adding();
    expect(await order(api, { ...typed, line: '7' })).toEqual({ status: 303, to: '/cart' });
    expect(callOf(calls, 'AddToCartWebsite')).toMatchObject({ lineId: 7 });
  });

  test.each([
    [{ quantity: '300' }, {}, 'rules', 'Please accept the terms and conditions.'],
    [{ quantity: '5', terms: 'on' }, {}, 'rules', 'Minimum number of quantity 50'],
    [{ size: 'custom', length: '', width: '40', terms: 'on' }, {}, 'rules', 'Please enter/select size'],
    [
      { terms: 'on' },
      { AddToCartWebsite: busy },
      'shop',
      'These stickers could not be put into the cart. Please try again, or write to us.',
    ],
  ])(
    'refused ones (%j) keep their choices in the address, and the page says why',
    async (fields, answers, why, text) => {
      const known = { ...answers, GetStickerQuote: () => ok(unpriced) };
      const { to } = await order(server(known).api, { ...typed, ...fields });
      const { searchParams } = addressOf(to ?? '');
      const { terms, ...choices } = fields as Record<string, string>;
      expect(Object.fromEntries(searchParams)).toMatchObject({ shape: '1', material: '2', ...choices, refused: why });
      const shown = await loadStickerPage(server(known).api, searchParams);
      expect(shown.refusal).toBe(text);
    },
  );
});

describe('samples', () => {
  const entry = { verticalid: '10', boxname: 'soap-box-100-g' };
  const page = addressOf('/ordersample/10/soap-box-100-g?length=90&width=28&height=80');
  const order = (api: ReturnType<typeof server>['api'], fields: Record<string, string> = { terms: 'on' }) =>
    answered(receiveSample(posted(fields), page, entry, api));
  const added = { AddToCartWebsite: () => ok({ cartId: 1, lineId: 2 }) } satisfies Answers;
  const visitor = { customers: [], cartLines: 1, staffName: null, staffRole: null };

  test('a sample is put into the cart in the size of the address; a stranger is led to sign-in and the addresses', async () => {
    const { api, calls } = server({ ...added, UserInfo: () => ok(visitor) });
    expect(await order(api)).toEqual({ status: 303, to: '/login?from=%2Fselectaddress' });
    expect(callOf(calls, 'AddToCartWebsite')).toMatchObject({
      orderType: 'Ordersample',
      items: [{ item: 202, quantity: 1 }],
      length: 90,
      width: 28,
      height: 80,
      boardId: 3,
    });
  });

  test('no sample is ordered before its terms are accepted', async () => {
    const { api, calls } = server(added);
    expect(await order(api, {})).toEqual({
      status: 400,
      shown: { failed: { text: 'Please select terms and condition', field: 'terms' } },
    });
    expect(calls).toEqual([]);
  });

  test('a refusal is shown', async () => {
    expect(await order(server({ AddToCartWebsite: busy }).api)).toMatchObject({
      status: 503,
      shown: { failed: { text: 'Please try again.' } },
    });
  });
});

describe('delivery quotes', () => {
  const page = `/enquiry?form=delivery&${box}`;
  const typed = { name: 'Asha', mobile: '9840012345', email: 'asha@kokko.example', organisation: 'Kokko' };
  const ask = (api: ReturnType<typeof server>['api'], quantity: string) =>
    answered(receiveEnquiry(posted({ ...typed, quantity, pincode: '641001' }, page), api));

  test('a quantity that isn’t made is refused, with what was typed', async () => {
    const { api, calls } = server({});
    expect(await ask(api, '5')).toMatchObject({
      status: 400,
      shown: { failed: { field: 'quantity' }, typed: { ...typed, quantity: '5' } },
    });
    expect(callOf(calls, 'DeliveryCostMailer')).toBeUndefined();
  });

  test('nothing is sent without a price, because the weight comes from it', async () => {
    expect(await ask(server({}).api, '2000')).toMatchObject({
      status: 503,
      shown: { failed: { text: 'The price isn’t known at the moment.' }, typed },
    });
  });
});

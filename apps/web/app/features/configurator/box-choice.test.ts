import type { Board, Coating, Variant } from '@boxwright/contract';
import { describe, expect, test } from 'vitest';
import {
  askedVariant,
  type BoxOffer,
  changed,
  noteIn,
  orderableQuantity,
  pricedQuantity,
  readChoice,
  withNote,
  writeChoice,
} from './box-choice.ts';

// Only the fields that parsing an address uses.
const entry = <T>(id: number, name = '') => ({ id, name, length: 60, width: 32, height: 90 }) as T;
const offer: BoxOffer = {
  variants: [entry<Variant>(201), entry<Variant>(202)],
  boards: [
    entry<Board>(4, 'White Backed Duplex Board'),
    entry<Board>(1, 'Folding Box Board'),
    entry<Board>(2, 'Folding Box Board'),
    entry<Board>(3, 'Folding Box Board'),
  ],
  outerCoatings: [entry<Coating>(1), entry<Coating>(2)],
  innerCoatings: [entry<Coating>(8)],
};
const read = (address: string, entryVariant?: number) => {
  const choice = readChoice(new URLSearchParams(address), offer, entryVariant);
  if (choice === null) throw new Error('nothing on offer');
  return choice;
};

describe('a choice in the address', () => {
  test('has defaults for everything the address omits: first size, recommended board in its middle weight, 1000', () => {
    expect(read('')).toEqual({
      variantId: 201,
      ownSize: null,
      boardId: 2,
      outerCoatingId: 1,
      innerCoatingId: null,
      contents: '',
      print: 'usual',
      grain: null,
      quantity: '1000',
      isCustomQuantity: false,
      deliveryType: 'StandardShipping',
      pincode: '',
      artwork: null,
      place: null,
      quotation: null,
    });
  });

  test('is read back exactly as it was written', () => {
    for (const address of [
      'variant=202&board=1&outer=2&inner=0&quantity=1000&delivery=SelfPickup&length=60&width=32&height=90&measured=outside',
      'variant=202&board=1&outer=2&inner=0&quantity=1000&delivery=SelfPickup&length=61&width=32&height=90&measured=crease',
      'variant=202&board=4&outer=2&inner=8&quantity=2500&delivery=SelfPickup&contents=320&pincode=641001',
      'variant=202&board=4&outer=2&inner=8&quantity=2500&delivery=SelfPickup&contents=heavy',
      'variant=201&board=1&outer=1&inner=0&quantity=3000&delivery=StandardShipping',
      'variant=201&board=1&outer=1&inner=0&quantity=3000&delivery=StandardShipping&artwork=a-token',
      'variant=201&board=1&outer=1&inner=0&quantity=3000&delivery=StandardShipping&print=0%2BPANTONE+186+C%2F1',
      'variant=201&board=1&outer=1&inner=0&quantity=&delivery=StandardShipping',
      'variant=202&board=1&outer=1&inner=0&quantity=3000&delivery=SelfPickup&length=61&width=32.5&height=90',
      'variant=202&board=1&outer=1&inner=0&quantity=3000&delivery=SelfPickup&length=wide&width=&height=-1',
      'variant=202&board=1&outer=1&inner=0&quantity=3000&delivery=SelfPickup&quotation=abc',
    ])
      expect(writeChoice(read(address)).toString()).toBe(address);
  });

  test('falls back to defaults for values that aren’t offered', () => {
    expect(read('variant=999&board=x&outer=-1&inner=77')).toMatchObject({
      variantId: 201,
      boardId: 2,
      outerCoatingId: 1,
      innerCoatingId: null,
    });
  });

  test('takes the variant of the page’s path, unless the query names another', () => {
    expect(read('', 202).variantId).toBe(202);
    expect(read('variant=201', 202).variantId).toBe(201);
  });

  test('keeps a quantity as it was typed, and the six digits of a pincode', () => {
    for (const quantity of ['12,500', ' 12500 ', '12.5k', '1,00,00,000'])
      expect(read(new URLSearchParams({ quantity }).toString())).toMatchObject({ quantity, isCustomQuantity: true });
    expect(read('pincode=64 10-012')).toMatchObject({ pincode: '641001' });
  });

  test('reads the form of a page without script: a card, or the typed quantity', () => {
    expect(read('quantity=2000&customquantity=1500')).toMatchObject({ quantity: '2000', isCustomQuantity: false });
    expect(read('quantity=custom&customquantity=1500')).toMatchObject({ quantity: '1500', isCustomQuantity: true });
  });

  test('leaves a missing dimension empty, and takes the variant’s size if all are missing', () => {
    expect(read('variant=202&length=70').ownSize).toEqual({ length: '70', width: '', height: '' });
    expect(read('variant=202').ownSize).toBeNull();
    expect(read('length=70', 202)).toMatchObject({ variantId: 202, ownSize: { length: '70' } });
  });

  test('treats dimensions equal to the variant’s as the variant', () => {
    expect(read('variant=202&length=60&width=32&height=90').ownSize).toBeNull();
  });

  test('reads a custom size from the form, until another size is chosen there', () => {
    const fields = 'like=202&length=70&width=40&height=95';
    expect(read(`variant=own&${fields}`)).toMatchObject({
      variantId: 202,
      ownSize: { length: '70', width: '40', height: '95' },
    });
    expect(read(`variant=201&${fields}`)).toMatchObject({ variantId: 201, ownSize: null });
  });

  test('bases a custom size on the size that the form was rendered with, until another one is chosen there', () => {
    const asked = (address: string) => askedVariant(new URLSearchParams(address));
    expect(read('variant=own&like=202')).toMatchObject({
      variantId: 202,
      ownSize: { length: '60', width: '32', height: '90' },
    });
    expect(asked('variant=own&like=202')).toBe(202);
    expect(read('variant=201&like=202')).toMatchObject({ variantId: 201, ownSize: null });
    expect(asked('variant=201&like=202')).toBe(201);
  });

  test('has the weight of the contents in grams, and keeps text that isn’t a weight', () => {
    expect(read('contents=1.2+kg').contents).toBe('1200');
    expect(read('contents=1.2').contents).toBe('1.2');
  });

  test('takes the advised board when the form is sent by its button, unless that board isn’t offered', () => {
    expect(read('board=1&contents=900&use=3')).toMatchObject({ boardId: 3, contents: '900' });
    expect(read('board=1&use=99').boardId).toBe(1);
  });

  test('keeps a quotation while only delivery or contents change', () => {
    const quoted = read('quotation=abc&quantity=2000');
    expect(changed(quoted, { pincode: '641001', deliveryType: 'SelfPickup' }).quotation).toBe('abc');
    expect(changed(quoted, { contents: '320' }).quotation).toBe('abc');
    expect(changed(quoted, { quantity: '3000', isCustomQuantity: false }).quotation).toBeNull();
    expect(changed(quoted, { ownSize: { length: '70', width: '40', height: '95' } }).quotation).toBeNull();
  });

  test('says that nothing can be chosen when the category has no variants', () => {
    expect(readChoice(new URLSearchParams(), { ...offer, variants: [] })).toBeNull();
  });
});

test('only a quantity within the limits can be ordered; more has a price, too', () => {
  const limits = { minimumBoxes: 1000, maximumBoxes: 50_000 };
  for (const quantity of ['999', '', '12.5k', '50001'])
    expect(orderableQuantity(read(`quantity=${quantity}`), limits)).toBeNull();
  expect(orderableQuantity(read('quantity=1000'), limits)).toBe(1000);
  expect(orderableQuantity(read('quantity=12,500'), limits)).toBe(12_500);
  expect(pricedQuantity(read('quantity=1,00,000'), limits)).toBe(100_000);
  expect(pricedQuantity(read('quantity=100001'), limits)).toBeNull();
});

test('keeps a note in an address, as text of bounded length', () => {
  const note = 'Gold & <b>red</b>\nகருப்பு 100%';
  const query = withNote(new URLSearchParams('variant=201'), ` ${note} `);
  expect(noteIn(new URLSearchParams(query.toString()))).toBe(note);
  expect(query.get('variant')).toBe('201');
  expect(withNote(query, '').toString()).toBe(query.toString());
  expect(noteIn(withNote(new URLSearchParams(), 'x'.repeat(900)))).toHaveLength(900);
  expect(noteIn(withNote(new URLSearchParams(), 'x'.repeat(9000)))).toHaveLength(2000);
  expect(noteIn(new URLSearchParams({ note: 'a\u0000b' }))).toBe('');
  expect(noteIn(new URLSearchParams())).toBe('');
});

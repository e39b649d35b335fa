import { fail, type Output, ok, type Result } from '@boxwright/contract';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { readPendingCart } from '../../features/session/pending-cart.ts';
import { control, openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { type Answers, serverDouble } from '../../testing/server-double.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { toasts } from '../../testing/toasts.ts';
import { uploadsOfBrowser } from '../../testing/upload-double.ts';
import { customer, stranger } from '../../testing/visitors.ts';
import { loadStickerPage } from './load-stickers.ts';
import { useStickerForm } from './use-sticker-form.ts';

const GetStickerQuote = () =>
  ok({
    price: null,
    quotation: null,
    steps: [],
    layout: { sheetLength: 455, sheetWidth: 302, stickerLength: 40, stickerWidth: 40, places: [] },
    room: null,
  });
const added = ok({ cartId: 3, lineId: 1 });

/** The page of the stickers, whose form has the controls of the real one. */
async function openStickers(query = 'quantity=300', answers: Answers = {}, { areTermsAccepted = true } = {}) {
  const { api } = serverDouble({ ...smallCatalogue, GetStickerQuote, ...answers });
  const data = await loadStickerPage(api, new URLSearchParams(query));
  const server = await serverBehindFetch({
    GetStickerQuote,
    UserInfo: stranger,
    AddToCartWebsite: () => added,
    ...answers,
  });
  const field = (name: string, props: object) => createElement('input', { key: name, name, readOnly: true, ...props });
  const page = await openScreen(() => useStickerForm(data), {
    given: undefined,
    at: `/ordercustomstickers?${query}`,
    shows: ({ refs, selection: { customSize, quantity }, submit }) =>
      createElement(
        'form',
        { onSubmit: submit, noValidate: true },
        createElement('button', { type: 'submit', value: 'order' }),
        createElement('button', { type: 'submit', value: 'quote', formAction: '/getquote' }),
        createElement('div', { ref: refs.shape }, field('shape', { type: 'radio', defaultChecked: true })),
        createElement(
          'div',
          { ref: refs.size },
          field('size', { type: 'radio', defaultChecked: true }),
          customSize && field('length', { value: customSize.length }),
          customSize && field('width', { value: customSize.width }),
        ),
        field('quantity', { ref: refs.quantity, value: quantity }),
        createElement('div', { ref: refs.material }, field('material', { type: 'radio', defaultChecked: true })),
        field('terms', { ref: refs.terms, type: 'checkbox', defaultChecked: areTermsAccepted }),
        createElement('input', { ref: refs.artwork, type: 'file', name: 'artwork' }),
      ),
  });
  const carts = () => server.calls.filter(([name]) => name === 'AddToCartWebsite').map(([, input]) => input);
  const press = (value: string) =>
    page.act(() => document.querySelector<HTMLButtonElement>(`button[value=${value}]`)?.click());
  return { page, carts, press };
}

describe('Order Now', () => {
  test('pressed twice orders once; a stranger signs in next, with the stickers kept', async () => {
    const answer = Promise.withResolvers<Result<Output<'AddToCartWebsite'>>>();
    const { page, press, carts } = await openStickers('quantity=300', { AddToCartWebsite: () => answer.promise });
    await press('order');
    await press('order');
    expect(page.now.isAdding).toBe(true);
    await page.act(() => answer.resolve(added));
    await expect.poll(() => page.address).toBe('/login');
    expect(carts()).toEqual([
      expect.objectContaining({ orderType: 'Stickers', shape: '1', material: '2', length: 40 }),
    ]);
    expect(readPendingCart()).toEqual({ cartId: 3, orderType: 'Stickers' });
    expect(toasts).toEqual(['Your stickers are kept. Please log in to order them.']);
  });

  test('leads a customer to the addresses, also one who signed in elsewhere meanwhile', async () => {
    const MoveTmpCrtToMain = () => ok({ cartId: 3, lines: 1, note: null });
    const { page, press } = await openStickers('quantity=300', { UserInfo: customer, MoveTmpCrtToMain });
    await press('order');
    await expect.poll(() => page.address).toBe('/selectaddress');
  });

  test.each([
    ['too few', 'quantity=10', 'Minimum number of quantity 50', 'quantity'],
    ['no quantity', 'quantity=', 'Minimum number of quantity 50', 'quantity'],
    ['a size that is missing', 'quantity=300&size=custom', 'Please enter/select size', 'length'],
    [
      'a size that is too large',
      'quantity=300&size=custom&length=40&width=500',
      'Width must be 455 mm or less.',
      'width',
    ],
  ])('with %s orders nothing, says so and leads to it', async (_, query, text, field) => {
    const { page, press, carts } = await openStickers(query);
    await press('order');
    expect([page.now.textFor(field), document.activeElement, carts()]).toEqual([text, control(field), []]);
    expect(toasts).toEqual([text]);
    await page.act(() => page.now.update({ quantity: '400' }));
    expect(page.now.textFor(field)).toBeUndefined();
  });

  test('without the terms orders nothing; accepting them ends the failure', async () => {
    const { page, press, carts } = await openStickers('quantity=300', {}, { areTermsAccepted: false });
    await press('order');
    expect([page.now.textFor('terms'), document.activeElement, carts()]).toEqual([
      'Please accept the terms and conditions.',
      control('terms'),
      [],
    ]);
    await page.act(() => page.now.terms.acceptTerms());
    expect(page.now.textFor('terms')).toBeUndefined();
  });

  test('waits for a picture that is still on its way', async () => {
    const sent = uploadsOfBrowser();
    const { page, press, carts } = await openStickers();
    await page.act(() => page.now.picture.file.choose(new File(['picture'], 'cat.png', { type: 'image/png' })));
    await expect.poll(() => sent).toHaveLength(1);
    await press('order');
    expect(page.now.textFor('artwork')).toContain('still on its way');
    expect([document.activeElement, carts()]).toEqual([control('artwork'), []]);
  });

  test('shows a refusal at the field that it is about, or as a toast, and works at the next press', async () => {
    const answers = [
      fail('invalid', 'This material is sold out.', { field: 'material' }),
      fail('unavailable', 'Please try again.'),
      added,
    ];
    const { page, press } = await openStickers('quantity=300', { AddToCartWebsite: () => answers.shift() ?? added });
    await press('order');
    await expect.poll(() => page.now.textFor('material')).toBe('This material is sold out.');
    expect(document.activeElement).toBe(control('material'));
    await expect.poll(() => page.now.isAdding).toBe(false);
    await press('order');
    await expect.poll(() => toasts.at(-1)).toBe('Please try again.');
    await expect.poll(() => page.now.isAdding).toBe(false);
    expect(page.now.textFor('material')).toBeUndefined();
    await press('order');
    await expect.poll(() => page.address).toBe('/login');
  });

  test('asks first when the cart has the same stickers, and the answer is carried out', async () => {
    const same = fail('conflict', 'They are there.', { details: { cart_line_id: 5, quantity: 100 } });
    const answers = [same, added];
    const { page, press, carts } = await openStickers('quantity=300', {
      AddToCartWebsite: () => answers.shift() ?? added,
    });
    await press('order');
    await expect.poll(() => page.now.question).toEqual({ kind: 'same', lineId: 5, quantity: 100 });
    expect(toasts).toEqual([]);
    await page.act(() => page.now.answer({ lineId: null, quantity: 400, mergedLineId: 5 }));
    await expect.poll(() => page.address).toBe('/login');
    expect(carts().at(-1)).toMatchObject({ items: [{ quantity: 400 }], mergedLineId: 5 });
  });

  test('of a refusal by the server’s price says why, at its field', async () => {
    const { page, press, carts } = await openStickers('quantity=300', {
      GetStickerQuote: () => fail('invalid', 'At most 200 of these.', { field: 'quantity' }),
    });
    await press('order');
    expect([page.now.textFor('quantity'), carts()]).toEqual(['At most 200 of these.', []]);
  });
});

test('a line of the cart is changed without accepting the terms again', async () => {
  const { page, press, carts } = await openStickers('quantity=300&line=4', {}, { areTermsAccepted: false });
  await press('order');
  await expect.poll(() => page.address).toBe('/cart');
  expect([carts().length, toasts]).toEqual([1, ['Your cart is updated.']]);
  expect(carts()[0]).toMatchObject({ lineId: 4 });
});

test('a quotation needs no terms, but stickers that can be made', async () => {
  const { page, press } = await openStickers('quantity=300', {}, { areTermsAccepted: false });
  await press('quote');
  expect(page.address).toMatch(/^\/getquote\?.*quantity=300/);
  await page.leave();
  const few = await openStickers('quantity=10');
  await few.press('quote');
  expect([few.page.address, document.activeElement]).toEqual(['/ordercustomstickers?quantity=10', control('quantity')]);
});

test('the chat about a design begins once shape, size, quantity and material are chosen; the terms can wait', async () => {
  const { page } = await openStickers('quantity=300', {}, { areTermsAccepted: false });
  expect(page.now.mayChat()).toBe(true);
  await page.act(() => page.now.update({ quantity: '' }));
  await page.act(() => expect(page.now.mayChat()).toBe(false));
  expect(page.now.textFor('quantity')).toBe('Please enter quantity');
});

test('a quantity of the address is checked at once, a typed one when its field is left', async () => {
  const { page } = await openStickers('quantity=10');
  expect(page.now.textFor('quantity')).toBe('Min quantity should be 50');
  await page.act(() => page.now.update({ quantity: '1' }));
  expect(page.now.textFor('quantity')).toBeUndefined();
  await page.act(() => page.now.leaveQuantity());
  expect([page.now.textFor('quantity'), toasts]).toEqual(['Min quantity should be 50', []]);
  await page.act(() => page.now.chooseQuantity(500));
  expect(page.now).toMatchObject({ selection: { quantity: '500' }, shape: { id: 1 }, material: { id: 2 } });
  expect(page.now.textFor('quantity')).toBeUndefined();
});

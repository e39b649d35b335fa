import { type Board, fail, type Input, type Output, ok, type Result } from '@boxwright/contract';
import { createElement, type FormEvent } from 'react';
import { describe, expect, test } from 'vitest';
import { writeChoice } from '../../features/configurator/box-choice.ts';
import { readPendingCart } from '../../features/session/pending-cart.ts';
import { refreshSession } from '../../features/session/session.ts';
import { control, openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { type Answers, serverDouble } from '../../testing/server-double.ts';
import { smallBoard, smallCatalogue } from '../../testing/small-catalogue.ts';
import { toasts } from '../../testing/toasts.ts';
import { customer, stranger } from '../../testing/visitors.ts';
import { loadCustomiser } from './load-customiser.ts';
import { useBoxForm } from './use-box-form.ts';

const delivery = (error?: string) => ({
  inside: { length: 81.5, width: 28, height: 80 },
  price: null,
  delivery: error === undefined ? null : { error },
  steps: [],
  place: null,
  dates: null,
});
/** Carriers don't go to one pincode, and the machines don't make boxes longer than 800 mm. */
const GetQuote = ({ destination, length }: Input<'GetQuote'>) => {
  if (Number(length) > 800) return fail('invalid', 'At most 800 mm.', { field: 'length' });
  return ok(delivery(destination === '799999' ? 'Nobody delivers there.' : undefined));
};
const heavy: Board = { ...smallBoard, id: 4, gsm: 350 };
const catalogue = { ...smallCatalogue, GetQuote, GetBoard: () => ok([smallBoard, heavy]) };
const added = ok({ cartId: 3, lineId: 1 });

const submitter = (props: { name?: string; value: string | number; formAction?: string }) =>
  createElement('button', { type: 'submit', ...props });
const good = 'quantity=2000&pincode=600014';

/** The customiser with a box; its form has the controls and buttons of the page. */
async function openBox(query = good, answers: Answers = {}, { areTermsAccepted = true, note = '' } = {}) {
  const given = new URLSearchParams(query);
  const data = await loadCustomiser(serverDouble(catalogue).api, { route: 'soap-box' }, given);
  const server = await serverBehindFetch({ GetQuote, UserInfo: stranger, AddToCartWebsite: () => added, ...answers });
  const field = (name: string, props: object) => createElement('input', { key: name, name, readOnly: true, ...props });
  const page = await openScreen(() => useBoxForm(data), {
    given: undefined,
    at: `/p/soap-box?${query}`,
    shows: ({ refs, choice, note: typed, submit, live }) => {
      const { board, quantity, pincode, length, ...hidden } = Object.fromEntries(writeChoice(choice));
      return createElement(
        'form',
        { ref: refs.form, onSubmit: submit, noValidate: true },
        submitter({ value: 'add' }),
        submitter({ name: 'use', value: heavy.id }),
        submitter({ value: 'delivery', formAction: '/enquiry' }),
        submitter({ value: 'quote', formAction: '/getquote' }),
        submitter({ value: 'save', formAction: '/save-box' }),
        ...Object.entries(hidden).map(([name, value]) => field(name, { type: 'hidden', value })),
        ...data.offer.boards.map(({ id }) =>
          field('board', { key: id, type: 'radio', value: id, checked: board === String(id) }),
        ),
        createElement(
          'div',
          { ref: refs.sizes },
          length === undefined ? null : field('length', { value: length, 'aria-invalid': live.sizeProblem !== null }),
        ),
        field('quantity', { ref: refs.quantity, value: quantity }),
        field('pincode', { ref: refs.pincode, value: pincode ?? '' }),
        field('terms', { ref: refs.terms, type: 'checkbox', defaultChecked: areTermsAccepted }),
        createElement('input', { ref: refs.file, type: 'file', name: 'artwork-file' }),
        createElement('textarea', { ref: refs.note, name: 'note', value: typed, readOnly: true }),
      );
    },
  });
  if (note !== '') await page.act(() => page.now.changeNote(note));
  const carts = () => server.calls.filter(([name]) => name === 'AddToCartWebsite').map(([, input]) => input);
  return { page, carts, calls: server.calls, press: (value: string) => page.act(() => button(value).click()) };
}
const button = (value: string | number): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`button[value="${value}"]`);
  if (found === null) throw new Error(`The page has no button “${value}”.`);
  return found;
};

describe('Add to cart', () => {
  test('two presses add one box, with its note; a stranger signs in next, with the box kept', async () => {
    const answer = Promise.withResolvers<Result<Output<'AddToCartWebsite'>>>();
    const answers = { AddToCartWebsite: () => answer.promise };
    const { page, press, carts } = await openBox(`${good}&artwork=kokko`, answers, { note: 'Matt, please.' });
    await press('add');
    await press('add');
    expect(page.now.isAdding).toBe(true);
    await page.act(() => answer.resolve(added));
    await expect.poll(() => page.address).toBe('/login');
    expect(carts()).toEqual([
      expect.objectContaining({
        items: [{ item: 202, quantity: 2000 }],
        destination: '600014',
        boxArtwork: 'kokko',
        customDescription: 'Matt, please.',
        ifSame: 'ask',
      }),
    ]);
    expect(readPendingCart()).toEqual({ cartId: 3, orderType: '' });
    expect(toasts).toEqual(['Your box is kept. Please log in to order it.']);
    await page.leave();
    // The next box of this kind begins without the note.
    expect((await openBox()).page.now.note).toBe('');
  });

  test('leads a customer to the addresses, also one who signed in elsewhere meanwhile', async () => {
    const MoveTmpCrtToMain = () => ok({ cartId: 3, lines: 1, note: null });
    const { page, press, calls } = await openBox(good, { UserInfo: customer, MoveTmpCrtToMain });
    await press('add');
    await expect.poll(() => page.address).toBe('/selectaddress');
    expect(calls).toContainEqual(['MoveTmpCrtToMain', { customerId: null, cartId: 3 }]);
    await page.leave();
    const next = await openBox(good, { UserInfo: customer });
    await next.press('add');
    await expect.poll(() => next.page.address).toBe('/selectaddress');
    expect(next.carts()[0]).toMatchObject({ customerId: 7 });
  });

  test.each([
    ['a quantity below the minimum', 'quantity=200&pincode=600014', 'Quantity must be at least 1000', 'quantity'],
    ['a missing pincode', 'quantity=2000', 'Please enter valid pincode.', 'pincode'],
    ['a pincode that nobody delivers to', 'quantity=2000&pincode=799999', 'Nobody delivers there.', 'pincode'],
    ['a size that can’t be made', `${good}&length=900&width=28&height=80`, 'At most 800 mm.', 'length', 'size'],
  ])('with %s adds nothing, says so and leads to it', async (_, query, text, focused, field = focused) => {
    const { page, press, carts } = await openBox(query);
    await press('add');
    expect([page.now.textFor(field), document.activeElement, carts()]).toEqual([text, control(focused), []]);
    expect(toasts).toContain(text);
    await page.act(() => page.now.update({ quantity: '3000' }));
    expect(page.now.textFor(field)).toBeUndefined();
  });

  test('without the terms, or with a note that is too long to print, adds nothing', async () => {
    const unread = await openBox(good, {}, { areTermsAccepted: false });
    await unread.press('add');
    expect(unread.page.now.textFor('terms')).toBe('Please select terms and condition');
    expect(document.activeElement).toBe(control('terms'));
    await unread.page.act(() => unread.page.now.acceptTerms());
    expect(unread.page.now.textFor('terms')).toBeUndefined();
    await unread.page.leave();
    const long = await openBox(good, {}, { note: 'x'.repeat(501) });
    await long.press('add');
    expect(document.activeElement).toBe(control('note'));
    expect([...unread.carts(), ...long.carts()]).toEqual([]);
  });

  test('says a refusal or a lost connection, and works at the next press', async () => {
    const answers = [fail('unavailable', 'Please try again.'), added];
    const { page, press } = await openBox(good, { AddToCartWebsite: () => answers.shift() ?? added });
    await press('add');
    await expect.poll(() => toasts).toEqual(['Please try again.']);
    await expect.poll(() => page.now.isAdding).toBe(false);
    expect(page.address).toContain('/p/soap-box');
    await press('add');
    await expect.poll(() => page.address).toBe('/login');
  });

  test('asks first when the cart has the same box, and the answer is carried out', async () => {
    const same = fail('conflict', 'It is there.', { details: { cart_line_id: 5, quantity: 1000 } });
    const answers = [same, same, added];
    const { page, press, carts } = await openBox(good, { AddToCartWebsite: () => answers.shift() ?? added });
    await press('add');
    await expect.poll(() => page.now.question).toEqual({ kind: 'same', lineId: 5, quantity: 1000 });
    expect(toasts).toEqual([]);
    await page.act(() => page.now.closeQuestion());
    expect(page.now.question).toBeNull();
    await press('add');
    await expect.poll(() => page.now.question?.kind).toBe('same');
    await page.act(() => page.now.answer({ lineId: null, quantity: 3000, mergedLineId: 5 }));
    await expect.poll(() => page.address).toBe('/login');
    expect(carts().at(-1)).toMatchObject({ items: [{ quantity: 3000 }], mergedLineId: 5 });
  });
});

test('a line of the cart is changed without accepting the terms again, and its own note stays', async () => {
  const gone = fail('not_found', 'It is gone.', { field: 'lineId' });
  const answers = [gone, added];
  const { page, press, carts } = await openBox(
    `${good}&line=4`,
    { AddToCartWebsite: () => answers.shift() ?? added },
    { areTermsAccepted: false, note: 'For another box.' },
  );
  expect(page.now.lineId).toBe(4);
  await press('add');
  await expect.poll(() => page.now.question).toEqual({ kind: 'gone' });
  await page.act(() => page.now.closeQuestion());
  await press('add');
  await expect.poll(() => page.address).toBe('/cart');
  expect(toasts).toEqual(['Your cart is updated.']);
  expect(carts().at(-1)).toMatchObject({ lineId: 4 });
  expect(carts().at(-1)).not.toHaveProperty('customDescription');
  // The line keeps a file that it was given in the cart since.
  expect(carts().at(-1)).not.toHaveProperty('boxArtwork');
  await page.leave();
  expect((await openBox()).page.now.note).toBe('For another box.');
});

test('an edited line is printed without the file that was taken off', async () => {
  const { page, press, carts } = await openBox(`${good}&artwork=kokko&line=4`);
  await page.act(() => page.now.update({ artwork: null }));
  await press('add');
  await expect.poll(() => page.address).toBe('/cart');
  expect(carts()).toMatchObject([{ lineId: 4, boxArtwork: null }]);
});

describe('with a file that is still being sent, or whose page is to be chosen', () => {
  const why = 'Your file is still on its way.';

  test.each(['add', 'quote', 'save'])(
    '“%s” stays here, says so and leads to it, and works once it is there',
    async (value) => {
      const { page, press, carts } = await openBox();
      await page.act(() => page.now.holdForFile(why));
      await press(value);
      expect([page.now.textFor('artwork'), document.activeElement]).toEqual([why, control('artwork-file')]);
      expect(toasts).toEqual([why]);
      expect([page.address, carts()]).toEqual([`/p/soap-box?${good}`, []]);
      await page.act(() => page.now.update({ artwork: 'kokko', place: null }));
      await page.act(() => page.now.holdForFile(null));
      expect(page.now.textFor('artwork')).toBeUndefined();
      await press(value);
      await expect.poll(() => page.address).not.toMatch(/^\/p\//);
    },
  );

  test('neither too many boxes nor a sample are asked for without it; nor does a step leave it', async () => {
    const { page, press } = await openBox('quantity=60000');
    expect(page.now.mayLeave()).toBe(true);
    await page.act(() => page.now.holdForFile(why));
    await press('quote');
    expect(page.address).toBe('/p/soap-box?quantity=60000');
    await page.act(() => expect(page.now.mayLeave()).toBe(false));
    expect(page.now.firstWrong({} as FormEvent)).toMatchObject({ field: 'artwork' });
    // What is awaited changes, and the words with it.
    await page.act(() => page.now.holdForFile('Please choose its page.'));
    expect(page.now.textFor('artwork')).toBe('Please choose its page.');
  });
});

test('a quotation needs no terms and no pincode, and gets the note; too many boxes are asked about', async () => {
  const { page, press } = await openBox('quantity=2000', {}, { areTermsAccepted: false, note: 'Matt' });
  await press('quote');
  expect(page.address).toMatch(/^\/getquote\?.*quantity=2000.*note=Matt/);
  await page.leave();
  const many = await openBox('quantity=60000');
  await many.press('quote');
  expect(many.page.address).toMatch(/^\/enquiry\?.*quantity=60000/);
  await many.page.leave();
  const few = await openBox('quantity=10');
  await few.press('quote');
  expect([few.page.address, document.activeElement]).toEqual(['/p/soap-box?quantity=10', control('quantity')]);
});

test('the page shows at once that nobody delivers to a pincode; the box can be saved nevertheless', async () => {
  const { page, press } = await openBox('quantity=2000&pincode=799999');
  expect(toasts).toEqual(['Nobody delivers there.']);
  expect(page.now.deliveryError).toBe('Nobody delivers there.');
  await press('save');
  expect(page.address).toMatch(/^\/save-box\?/);
});

test('a box is saved without terms or pincode; a stranger is asked to sign in for it, a customer isn’t', async () => {
  const { page, press } = await openBox('quantity=2000', {}, { areTermsAccepted: false });
  await press('save');
  expect(page.address).toMatch(/^\/save-box\?.*quantity=2000/);
  expect(toasts).toEqual(['Your box is kept. Please log in to save it.']);
  await page.leave();
  await serverBehindFetch({ UserInfo: customer });
  await refreshSession();
  // The pincode of their addresses is offered.
  const answers = { UserInfo: customer, Get_Customer_Address: () => ok([]) };
  const known = await openBox('quantity=2000', answers);
  await known.press('save');
  expect(known.page.address).toMatch(/^\/save-box\?/);
  expect(toasts).toHaveLength(1);
  await known.page.leave();
  const few = await openBox('quantity=10', answers);
  await few.press('save');
  expect(few.page.now.textFor('quantity')).toBe('Quantity must be at least 1000');
});

test('the advised board is chosen by its button, and has the focus', async () => {
  const { page, press, carts } = await openBox();
  await press(String(heavy.id));
  expect(page.now.choice.boardId).toBe(heavy.id);
  expect(document.activeElement).toBe(document.querySelector(`input[name=board][value="${heavy.id}"]`));
  expect(carts()).toEqual([]);
});

test('the delivery cost is asked for beside the box, and the focus can return to its button', async () => {
  const { page, press } = await openBox();
  await press('delivery');
  await expect.poll(() => page.now.askingDelivery).toBe('open');
  expect(document.activeElement).toBe(button('delivery'));
  await page.act(() => page.now.closeDelivery());
  expect(page.now.askingDelivery).toBe('no');
  expect(page.address).toContain('/p/soap-box');
});

test('a quantity is checked when its field is left, not while it is empty', async () => {
  const { page } = await openBox();
  await page.act(() => page.now.update({ quantity: '' }));
  await page.act(() => page.now.leaveQuantity());
  expect(page.now.textFor('quantity')).toBeUndefined();
  await page.act(() => page.now.update({ quantity: '12' }));
  await page.act(() => page.now.leaveQuantity());
  expect([page.now.textFor('quantity'), toasts]).toEqual(['Quantity must be at least 1000', []]);
});

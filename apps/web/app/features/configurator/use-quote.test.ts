import { fail, type Input, ok, type Result } from '@boxwright/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import type { BoxChoice } from './box-choice.ts';
import { type Quote, useQuote } from './use-quote.ts';

const limits = { minimumBoxes: 1000, maximumBoxes: 20_000 };
const choice: BoxChoice = {
  variantId: 3,
  ownSize: null,
  boardId: 5,
  outerCoatingId: null,
  innerCoatingId: null,
  contents: '',
  print: 'usual',
  grain: null,
  quantity: '1000',
  isCustomQuantity: false,
  deliveryType: 'SelfPickup',
  pincode: '',
  artwork: null,
  place: null,
  quotation: null,
};
const of = (quantity: number): BoxChoice => ({ ...choice, quantity: String(quantity) });
const wide = (length: string): BoxChoice => ({ ...choice, ownSize: { length, width: '60', height: '40' } });

/** A quote that says by its size what it was asked for. */
const quoteOf = ({ quantity, length }: Pick<Input<'GetQuote'>, 'quantity' | 'length'>): Quote => ({
  inside: { length: length ?? quantity ?? 0, width: 60, height: 40 },
  price: null,
  delivery: null,
  steps: [],
  place: null,
  dates: null,
});
const first = {
  choice: of(1000),
  answer: ok(quoteOf({ quantity: 1000 })),
  good: { quote: quoteOf({ quantity: 1000 }), choice: of(1000) },
};

interface Asking {
  readonly choice: BoxChoice;
  readonly customerId?: number;
}
const openCustomiser = (customerId?: number) =>
  openScreen(({ choice, customerId }: Asking) => useQuote(choice, limits, () => [], first, customerId), {
    given: { choice: of(1000), ...(customerId === undefined ? {} : { customerId }) },
  });

/** Quantities that have been asked about, each with a way to answer. */
let asked: Map<number | null | undefined, (answer: Result<Quote>) => void>;
beforeEach(() => {
  asked = new Map();
});
const answersLater = {
  GetQuote: ({ quantity }: Input<'GetQuote'>) => {
    const { promise, resolve } = Promise.withResolvers<Result<Quote>>();
    asked.set(quantity, resolve);
    return promise;
  },
};

describe('the price of a box', () => {
  test('of the page is there without asking, and is asked for with the next choice', async () => {
    const { calls } = await serverBehindFetch({ GetQuote: (input) => ok(quoteOf(input)) });
    const page = await openCustomiser();
    expect(page.now).toMatchObject({ quote: { inside: { length: 1000 } }, isPending: false, failure: null });
    expect(calls).toEqual([]);
    await page.give({ choice: of(2000) });
    await expect.poll(() => page.now.quote?.inside.length).toBe(2000);
    expect(page.now.quoted?.quantity).toBe('2000');
    // What was priced before is known.
    await page.give({ choice: of(1000) });
    expect(page.now).toMatchObject({ quote: { inside: { length: 1000 } }, isPending: false });
    expect(calls).toHaveLength(1);
  });

  test('is that of the last choice, however late and in whichever order the answers come', async () => {
    await serverBehindFetch(answersLater);
    const page = await openCustomiser();
    await page.give({ choice: of(2000) });
    await page.give({ choice: of(3000) });
    expect(page.now).toMatchObject({ quote: { inside: { length: 1000 } }, quoted: of(1000), isPending: true });
    await page.act(() => asked.get(3000)?.(ok(quoteOf({ quantity: 3000 }))));
    await expect.poll(() => page.now.quoted?.quantity).toBe('3000');
    await page.act(() => asked.get(2000)?.(ok(quoteOf({ quantity: 2000 }))));
    expect(page.now).toMatchObject({ quote: { inside: { length: 3000 } }, quoted: of(3000), isPending: false });
  });

  test('is asked for once, when the next choice is known before the page shows it', async () => {
    const { calls } = await serverBehindFetch(answersLater);
    const page = await openCustomiser();
    await page.act(() => page.now.askFor(of(2000)));
    await page.give({ choice: of(2000) });
    expect(page.now.isPending).toBe(true);
    await page.act(() => asked.get(2000)?.(ok(quoteOf({ quantity: 2000 }))));
    await expect.poll(() => page.now.quoted?.quantity).toBe('2000');
    expect(calls).toHaveLength(1);
  });

  test('of a signed-in customer is asked for, because the page has everybody’s', async () => {
    const { calls } = await serverBehindFetch({ GetQuote: () => ok(quoteOf({ quantity: 900 })) });
    const page = await openCustomiser(7);
    await expect.poll(() => page.now.quote?.inside.length).toBe(900);
    expect(calls[0]?.[1]).toMatchObject({ customerId: 7, quantity: 1000 });
  });

  test('that fails leaves the last one with the reason beside it, and is asked for again', async () => {
    const answers: Result<Quote>[] = [fail('unavailable', 'Please try again.'), ok(quoteOf({ quantity: 2000 }))];
    await serverBehindFetch({ GetQuote: () => answers.shift() ?? fail('internal', '') });
    const page = await openCustomiser();
    await page.give({ choice: of(2000) });
    await expect.poll(() => page.now.failure?.text).toBe('Please try again.');
    expect(page.now).toMatchObject({ quoted: of(1000), isPending: false });
    await page.act(() => page.now.retry());
    await expect.poll(() => page.now.quoted?.quantity).toBe('2000');
    expect(page.now.failure).toBeNull();
  });
});

test('why a size can’t be made is shown beside its fields until a size of the list is chosen', async () => {
  const later = Promise.withResolvers<Result<Quote>>();
  await serverBehindFetch({
    GetQuote: ({ length }) => {
      if (length === 900) return fail('invalid', 'At most 800 mm.', { field: 'length' });
      return length == null ? later.promise : ok(quoteOf({ length }));
    },
  });
  const page = await openCustomiser();
  await page.give({ choice: wide('120') });
  await expect.poll(() => page.now.quotedSize?.length).toBe('120');
  await page.give({ choice: wide('900') });
  await expect.poll(() => page.now.sizeProblem?.text).toBe('At most 800 mm.');
  expect(page.now).toMatchObject({ failure: null, quotedSize: { length: '120' }, isPending: false });
  await page.give({ choice: of(3000) });
  expect(page.now).toMatchObject({ failure: null, sizeProblem: null, isPending: true });
  await page.act(() => later.resolve(ok(quoteOf({ quantity: 3000 }))));
  await expect.poll(() => page.now.quotedSize).toBeNull();
  expect(page.now.quote?.inside.length).toBe(3000);
});

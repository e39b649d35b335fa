import { fail, type Input, type Output, ok, type Result } from '@boxwright/contract';
import { describe, expect, test, vi } from 'vitest';
import { openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { newlyPlaced, type StickerSelection } from './sticker-choice.ts';
import { useStickerQuote } from './use-sticker-quote.ts';

const selection: StickerSelection = {
  shapeId: 1,
  listedSize: '40 X 40',
  customSize: null,
  quantity: '500',
  materialId: 7,
  design: 'own',
  artwork: null,
  quotation: null,
};
const of = (changes: Partial<StickerSelection>): StickerSelection => ({ ...selection, ...changes });
const sized = (length: string): StickerSelection => of({ listedSize: null, customSize: { length, width: '40' } });

type Quote = Output<'GetStickerQuote'>;
const quoteOf = ({ quantity }: Pick<Input<'GetStickerQuote'>, 'quantity'>): Quote => ({
  price:
    quantity == null
      ? null
      : {
          total: quantity,
          listTotal: null,
          priceList: null,
          unitCost: 1,
          gst: 0,
          discount: 0,
          length: 40,
          bleedLength: 44,
          width: 40,
          bleedWidth: 44,
          across: 10,
          down: 6,
          trailSheets: 0,
          totalSheets: 9,
          gstRate: 18,
          totalWithGst: quantity,
          perSheet: 60,
          bound: 60,
          rateCard: 'R1',
          engine: '1',
        },
  quotation: null,
  steps: [],
  layout: { sheetLength: 455, sheetWidth: 302, stickerLength: 40, stickerWidth: 40, places: [] },
  room: null,
});

interface Wanted {
  readonly selection: StickerSelection;
  readonly isWaiting?: boolean;
}
const openPage = () =>
  openScreen(
    ({ selection: wanted, isWaiting = false }: Wanted) =>
      useStickerQuote(wanted, 100, { selection, answer: ok(quoteOf({ quantity: 500 })) }, isWaiting),
    { given: { selection } as Wanted },
  );

describe('the price of stickers', () => {
  test('is that of the last choice, however late the answer to an earlier one', async () => {
    const answers: ((answer: Result<Quote>) => void)[] = [];
    const { calls } = await serverBehindFetch({
      GetStickerQuote: () => {
        const { promise, resolve } = Promise.withResolvers<Result<Quote>>();
        answers.push(resolve);
        return promise;
      },
    });
    const page = await openPage();
    expect([page.now.price?.total, page.now.isPending, calls]).toEqual([500, false, []]);
    await page.give({ selection: of({ quantity: '600' }) });
    await page.give({ selection: of({ quantity: '700' }) });
    expect(page.now).toMatchObject({ price: { total: 500 }, quoted: selection, isPending: true });
    await page.act(() => answers[1]?.(ok(quoteOf({ quantity: 700 }))));
    await expect.poll(() => page.now.price?.total).toBe(700);
    await page.act(() => answers[0]?.(ok(quoteOf({ quantity: 600 }))));
    expect(page.now).toMatchObject({ price: { total: 700 }, quoted: { quantity: '700' }, isPending: false });
  });

  test('waits for the cut around a picture, and is asked for once it is known', async () => {
    const { calls } = await serverBehindFetch({ GetStickerQuote: (input) => ok(quoteOf(input)) });
    const page = await openPage();
    const pictured = of({ artwork: newlyPlaced('cat'), quantity: '800' });
    await page.give({ selection: pictured, isWaiting: true });
    expect(page.now).toMatchObject({ price: { total: 500 }, isPending: true });
    expect(calls).toEqual([]);
    await page.give({ selection: pictured, isWaiting: false });
    await expect.poll(() => page.now.price?.total).toBe(800);
    expect(calls).toHaveLength(1);
  });

  test('isn’t shown for too few stickers; the other quantities are priced all the same', async () => {
    const { calls } = await serverBehindFetch({ GetStickerQuote: (input) => ok(quoteOf(input)) });
    const page = await openPage();
    await page.give({ selection: of({ quantity: '99' }) });
    expect(page.now.price).toBeNull();
    await expect.poll(() => page.now.quoted?.quantity).toBe('99');
    expect([page.now.price, calls[0]?.[1]]).toEqual([null, expect.objectContaining({ quantity: null })]);
  });

  test('is announced as late only after a moment, and never again once it is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise, resolve } = Promise.withResolvers<Result<Quote>>();
    await serverBehindFetch({ GetStickerQuote: () => promise });
    const page = await openPage();
    await page.give({ selection: of({ quantity: '600' }) });
    expect(page.now).toMatchObject({ isPending: true, isLate: false });
    await page.act(() => vi.advanceTimersByTime(200));
    expect(page.now.isLate).toBe(true);
    await page.act(() => resolve(ok(quoteOf({ quantity: 600 }))));
    await expect.poll(() => page.now.isPending).toBe(false);
    expect(page.now.isLate).toBe(false);
  });
});

describe('what is wrong', () => {
  test('with a typed size is shown at once beside that side, without asking the server', async () => {
    const { calls } = await serverBehindFetch();
    const page = await openPage();
    await page.give({ selection: sized('wide') });
    expect(page.now).toMatchObject({ price: null, sizeProblem: { field: 'length' }, isPending: false });
    await page.give({ selection: sized('460') });
    expect(page.now.sizeProblem?.text).toBe('Length must be 455 mm or less.');
    await page.give({ selection: sized('') });
    expect([page.now.price, page.now.sizeProblem, calls]).toEqual([null, null, []]);
  });

  test.each([
    ['length', 'sizeProblem', { field: 'length', text: 'Not this one.' }],
    ['quantity', 'quantityProblem', 'Not this one.'],
    ['artwork', 'artworkProblem', 'Not this one.'],
  ] as const)('with the %s according to the server is shown only beside it', async (field, place, said) => {
    const later = Promise.withResolvers<Result<Quote>>();
    await serverBehindFetch({
      GetStickerQuote: ({ quantity }) =>
        quantity === 600 ? fail('invalid', 'Not this one.', { field }) : later.promise,
    });
    const page = await openPage();
    await page.give({ selection: of({ quantity: '600' }) });
    await expect.poll(() => page.now[place]).not.toBeNull();
    if (typeof said === 'string') expect(page.now[place]).toBe(said);
    else expect(page.now[place]).toMatchObject(said);
    expect(page.now).toMatchObject({ failure: null, price: null });
    await page.give({ selection: of({ quantity: '700' }) });
    expect(page.now[place]).toBeNull();
    await page.act(() => later.resolve(ok(quoteOf({ quantity: 700 }))));
    await expect.poll(() => page.now.price?.total).toBe(700);
  });

  test('with the connection is shown, and the price is asked for again', async () => {
    const answers: Result<Quote>[] = [fail('unavailable', 'Please try again.'), ok(quoteOf({ quantity: 600 }))];
    await serverBehindFetch({ GetStickerQuote: () => answers.shift() ?? fail('internal', '') });
    const page = await openPage();
    await page.give({ selection: of({ quantity: '600' }) });
    await expect.poll(() => page.now.failure?.text).toBe('Please try again.');
    expect(page.now).toMatchObject({ price: null, quoted: selection });
    await page.act(() => page.now.retry());
    await expect.poll(() => page.now.price?.total).toBe(600);
  });
});

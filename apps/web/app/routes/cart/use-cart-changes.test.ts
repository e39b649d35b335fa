import { fail, type Output, ok, type Result } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { cartRow as line } from '../../testing/cart-row.ts';
import { openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import type { Answers } from '../../testing/server-double.ts';
import { unreachable } from '../../unreachable.ts';
import { type Outcome, useCartChanges } from './use-cart-changes.ts';

type Added = Result<Output<'AddToCartWebsite'>>;
const added: Added = ok({ cartId: 3, lineId: 1 });
const equal = fail('conflict', 'The cart has this box.', { details: { cart_line_id: 2, quantity: 500 } });

/** The cart's page, how often it was loaded anew, and the header's question. */
async function openCart(answers: Answers) {
  let reloads = 0;
  const visitor = () => ok({ customers: [], cartLines: 1, staffName: null, staffRole: null });
  const { calls } = await serverBehindFetch({ UserInfo: visitor, ...answers });
  const page = await openScreen(useCartChanges, {
    given: undefined,
    at: '/cart',
    loader: () => {
      reloads += 1;
      return null;
    },
  });
  const changes = () => calls.filter(([name]) => name !== 'UserInfo');
  return { page, changes, reloads: () => reloads };
}

test('while a change is running, another click does nothing; after it the cart is loaded anew', async () => {
  const answer = Promise.withResolvers<Added>();
  const { page, changes, reloads } = await openCart({ AddToCartWebsite: () => answer.promise });
  const outcomes: Promise<Outcome>[] = [];
  await page.act(() => outcomes.push(page.now.changeQuantity(line, { step: 1 }), page.now.remove(line)));
  expect([page.now.busyLine, reloads()]).toEqual([line.lineId, 0]);
  await page.act(() => answer.resolve(added));
  expect(await Promise.all(outcomes)).toEqual(['done', 'refused']);
  await expect.poll(() => page.now.busyLine).toBeNull();
  expect([changes().length, reloads()]).toEqual([1, 1]);
});

test('a quantity that is typed meanwhile is sent after it', async () => {
  const answers = [Promise.withResolvers<Added>(), Promise.withResolvers<Added>()];
  const [first, second] = answers;
  const { page, changes } = await openCart({ AddToCartWebsite: () => answers.shift()?.promise ?? added });
  await page.act(() => {
    void page.now.changeQuantity(line, { step: 1 });
    void page.now.typeQuantity(line, 4500);
  });
  expect(changes()).toHaveLength(1);
  await page.act(() => first?.resolve(added));
  await expect.poll(() => changes().length).toBe(2);
  expect(changes()[1]?.[1]).toMatchObject({ lineId: line.lineId, newQuantity: 4500, ifSame: 'ask' });
  await page.act(() => second?.resolve(added));
});

test('a line that would be equal to another is asked about; the change ends with the answer', async () => {
  const answers: Added[] = [equal, added];
  const { page, changes, reloads } = await openCart({ AddToCartWebsite: () => answers.shift() ?? added });
  let outcome: Outcome | undefined;
  await page.act(() => void page.now.changeQuantity(line, { quantity: 500 }).then((ended) => (outcome = ended)));
  await expect.poll(() => page.now.asked?.question).toEqual({ kind: 'same', lineId: 2, quantity: 500 });
  expect([page.now.busyLine, page.now.problem, outcome]).toEqual([null, null, undefined]);
  await page.act(() => page.now.answer({ lineId: 1, quantity: 2500, mergedLineId: 2 }));
  await expect.poll(() => outcome).toBe('done');
  expect(changes()[1]?.[1]).toMatchObject({ newQuantity: 2500, mergedLineId: 2 });
  expect([page.now.asked, reloads()]).toEqual([null, 1]);
});

test('a question that is closed drops the change, and nothing is sent', async () => {
  const { page, changes } = await openCart({ AddToCartWebsite: () => equal });
  let outcome: Outcome | undefined;
  await page.act(() => void page.now.changeQuantity(line, { quantity: 500 }).then((ended) => (outcome = ended)));
  await expect.poll(() => page.now.asked).not.toBeNull();
  await page.act(() => page.now.closeQuestion());
  await expect.poll(() => outcome).toBe('dropped');
  expect([page.now.asked, changes().length]).toEqual([null, 1]);
});

test('a line that was removed in another tab says so, and the cart is loaded anew', async () => {
  const gone = fail('not_found', 'This product isn’t in the cart any more.');
  const { page, reloads } = await openCart({ DeleteCart: () => gone });
  await page.act(() => void page.now.remove(line));
  await expect.poll(() => page.now.problem).toEqual({ lineId: 1, text: 'This product isn’t in the cart any more.' });
  expect(reloads()).toBe(1);
});

test('after a lost connection the line says so, and can be changed again', async () => {
  let isLost = true;
  const { page, changes } = await openCart({
    AddToCartWebsite: () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return added;
    },
  });
  await page.act(() => void page.now.changeQuantity(line, { step: -1 }));
  await expect.poll(() => page.now.problem?.text).toBe(unreachable);
  expect(page.now.busyLine).toBeNull();
  isLost = false;
  const before = changes().length;
  await page.act(() => void page.now.changeQuantity(line, { step: -1 }));
  await expect.poll(() => changes().length).toBe(before + 1);
  await expect.poll(() => page.now.problem).toBeNull();
});

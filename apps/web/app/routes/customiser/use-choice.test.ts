import { createElement, useRef } from 'react';
import { expect, test } from 'vitest';
import { type BoxOffer, readChoice } from '../../features/configurator/box-choice.ts';
import { keepAsLast } from '../../features/configurator/keep-last-box.ts';
import { lastBoxes } from '../../features/configurator/last-boxes.ts';
import { keepPincode } from '../../features/pincode/kept-pincode.ts';
import { openScreen } from '../../testing/screen.tsx';
import { smallOffer } from '../../testing/small-catalogue.ts';
import { useChoice } from './use-choice.ts';

/** A box in two sizes. */
const [size] = smallOffer.variants;
const offer: BoxOffer = { ...smallOffer, variants: size ? [size, { ...size, id: 203 }] : [] };

/** The page of a box. Its form has what was chosen before the script arrived. */
function openBox({ query = '', pressed = {} as Readonly<Record<string, string>>, isEnteredByVariant = false } = {}) {
  const initial = readChoice(new URLSearchParams(query), offer);
  if (initial === null) throw new Error('Nothing is offered.');
  const shown = { quantity: initial.quantity, pincode: initial.pincode, ...pressed };
  return openScreen(
    () => {
      const form = useRef<HTMLFormElement>(null);
      return { form, ...useChoice(initial, offer, 10, form, isEnteredByVariant) };
    },
    {
      given: undefined,
      at: `/p/soap-box${query}`,
      shows: ({ form }) =>
        createElement(
          'form',
          { ref: form },
          Object.entries(shown).map(([name, value]) =>
            createElement('input', { key: name, name, defaultValue: value }),
          ),
        ),
    },
  );
}

test('a choice is in the address, to be shared and reloaded, and in the browser for the next visit', async () => {
  const page = await openBox();
  await page.act(() => page.now.change({ quantity: '5000' }));
  await page.act(() => page.now.change({ pincode: '641001' }));
  await expect.poll(() => page.address).toContain('quantity=5000');
  expect(page.address).toContain('pincode=641001');
  await page.leave();
  const next = await openBox();
  expect(next.now.choice).toMatchObject({ quantity: '5000', pincode: '641001' });
  await next.leave();
  // A shared link shows its own box.
  const shared = await openBox({ query: '?quantity=2000&pincode=600014' });
  expect(shared.now.choice).toMatchObject({ quantity: '2000', pincode: '600014' });
});

test('the box of the last visit comes back in its size, and on the page of one size in that one', async () => {
  const page = await openBox();
  await page.act(() => page.now.change({ variantId: 203, quantity: '5000' }));
  await expect.poll(() => page.address).toContain('quantity=5000');
  await page.leave();
  const next = await openBox();
  expect(next.now.choice).toMatchObject({ variantId: 203, quantity: '5000' });
  await next.leave();
  const ofOneSize = await openBox({ isEnteredByVariant: true });
  expect(ofOneSize.now.choice).toMatchObject({ variantId: 202, quantity: '5000' });
});

test('a box counts as the last one looked at as soon as it is opened', async () => {
  keepAsLast(11);
  await openBox();
  expect(lastBoxes()).toEqual([10, 11]);
});

test('two changes at once are both kept', async () => {
  const page = await openBox();
  await page.act(() => {
    page.now.change({ quantity: '5000' });
    page.now.change({ deliveryType: 'SelfPickup' });
  });
  expect(page.now.choice).toMatchObject({ quantity: '5000', deliveryType: 'SelfPickup' });
});

test('what was pressed before the script arrived counts as chosen', async () => {
  const page = await openBox({ query: '?quantity=2000', pressed: { quantity: '3000' } });
  expect(page.now.choice.quantity).toBe('3000');
});

test('a file of the address stays, whether or not its own control is there already', async () => {
  for (const quantity of ['2000', '3000']) {
    const page = await openBox({ query: '?quantity=2000&artwork=token&place=p', pressed: { quantity } });
    expect(page.now.choice).toMatchObject({ quantity, artwork: 'token', place: 'p' });
    await page.leave();
  }
});

test('the pincode that was typed last elsewhere is filled in, except where the address has one', async () => {
  keepPincode('641001');
  const page = await openBox();
  await expect.poll(() => page.now.choice.pincode).toBe('641001');
  await page.leave();
  const shared = await openBox({ query: '?quantity=2000&pincode=600014' });
  expect(shared.now.choice.pincode).toBe('600014');
});

test('a change of the box ends the price of its quotation; where it is delivered doesn’t', async () => {
  const page = await openBox({ query: '?quantity=2000&quotation=token' });
  await page.act(() => page.now.change({ pincode: '641001' }));
  expect(page.now.choice.quotation).toBe('token');
  expect(page.now.nextOf({ quantity: '3000' }).quotation).toBeNull();
});

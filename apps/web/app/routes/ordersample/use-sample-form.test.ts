import { fail, type Output, ok, type Result } from '@boxwright/contract';
import { createElement, type FormEvent } from 'react';
import { expect, test } from 'vitest';
import { readChoice } from '../../features/configurator/box-choice.ts';
import { readPendingCart } from '../../features/session/pending-cart.ts';
import { control, openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { smallOffer } from '../../testing/small-catalogue.ts';
import { useSampleForm } from './use-sample-form.ts';

const visitor = () => ok({ customers: [], cartLines: 1, staffName: null, staffRole: null });
const added = ok({ cartId: 3, lineId: 1 });

const file = { token: 'kokko', name: 'dream.pdf', place: '90 5 -4 120' };

async function openSample({ areTermsAccepted = true, opened = null as typeof file | null } = {}) {
  const choice = readChoice(new URLSearchParams(), smallOffer);
  if (choice === null) throw new Error('Nothing is offered.');
  return openScreen(() => useSampleForm({ choice, file: opened }, undefined), {
    given: undefined,
    at: '/ordersample/10/soap-box',
    shows: ({ terms }) =>
      createElement('input', { ref: terms, type: 'checkbox', name: 'terms', defaultChecked: areTermsAccepted }),
  });
}
const submit = (page: Awaited<ReturnType<typeof openSample>>) =>
  page.act(() => page.now.submit({ preventDefault: () => undefined } as FormEvent));

test('two presses order one sample; a stranger’s is kept until the sign-in', async () => {
  const answer = Promise.withResolvers<Result<Output<'AddToCartWebsite'>>>();
  const { calls } = await serverBehindFetch({ UserInfo: visitor, AddToCartWebsite: () => answer.promise });
  const page = await openSample();
  await submit(page);
  await submit(page);
  expect(page.now.isAdding).toBe(true);
  await page.act(() => answer.resolve(added));
  await expect.poll(() => page.address).toBe('/login');
  expect(calls.filter(([name]) => name === 'AddToCartWebsite')).toHaveLength(1);
  expect(readPendingCart()).toEqual({ cartId: 3, orderType: 'Ordersample' });
});

test('without the terms nothing is ordered, and the tick has the focus; ticking it ends the failure', async () => {
  const { calls } = await serverBehindFetch();
  const page = await openSample({ areTermsAccepted: false });
  await submit(page);
  expect([page.now.error, document.activeElement, calls]).toEqual([
    'Please select terms and condition',
    control('terms'),
    [],
  ]);
  await page.act(() => page.now.acceptTerms());
  expect(page.now.error).toBeUndefined();
});

test('after a refusal the button works again', async () => {
  const answers = [fail('unavailable', 'Please try again.'), added];
  await serverBehindFetch({ UserInfo: visitor, AddToCartWebsite: () => answers.shift() ?? added });
  const page = await openSample();
  await submit(page);
  await expect.poll(() => page.now.isAdding).toBe(false);
  expect(page.address).toBe('/ordersample/10/soap-box');
  await submit(page);
  await expect.poll(() => page.address).toBe('/login');
});

test('the sample is ordered with the file that the page has then, where it was put, and without one that was taken off', async () => {
  const { calls } = await serverBehindFetch({ UserInfo: visitor, AddToCartWebsite: () => added });
  const page = await openSample({ opened: file });
  await submit(page);
  await expect.poll(() => page.address).toBe('/login');
  const other = await openSample({ opened: file });
  await other.act(() => other.now.setFile(null));
  await submit(other);
  await expect.poll(() => other.address).toBe('/login');
  const sent = calls.flatMap(([name, body]) => (name === 'AddToCartWebsite' ? [body] : []));
  expect(sent[0]).toMatchObject({ boxArtwork: 'kokko', boxArtworkPlace: '90 5 -4 120' });
  expect(sent[1]).not.toHaveProperty('boxArtwork');
});

test('nothing is ordered while the file is still on its way', async () => {
  const { calls } = await serverBehindFetch({ UserInfo: visitor, AddToCartWebsite: () => added });
  const page = await openSample();
  page.now.field.current = { mayLeave: () => false };
  await submit(page);
  expect([page.now.isAdding, calls.filter(([name]) => name === 'AddToCartWebsite')]).toEqual([false, []]);
});

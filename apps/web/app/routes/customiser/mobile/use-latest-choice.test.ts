import { expect, test } from 'vitest';
import { type BoxChoice, readChoice, writeChoice } from '../../../features/configurator/box-choice.ts';
import { openScreen } from '../../../testing/screen.tsx';
import { smallOffer, smallProduct } from '../../../testing/small-catalogue.ts';
import { useLatestChoice } from './use-latest-choice.ts';

/** A choice that no test before has made. */
let made = 3000;
const newChoice = (): BoxChoice => {
  made += 1;
  const choice = readChoice(new URLSearchParams({ quantity: String(made) }), smallOffer);
  if (choice === null) throw new Error('Nothing is offered.');
  return choice;
};

/** A step, opened as a document is loaded or gone back to; `shown` is the choice on it. */
const openStep = async (choice: BoxChoice, productId = 10) => {
  const shown = { choice };
  const change = (changes: Partial<BoxChoice>) => Object.assign(shown, { choice: { ...shown.choice, ...changes } });
  const data = { product: { ...smallProduct, id: productId }, offer: smallOffer };
  const page = await openScreen(() => useLatestChoice(data, { choice: shown.choice, change }), {
    given: undefined,
    at: addressOf(choice),
  });
  return { page, shown };
};
const addressOf = (choice: BoxChoice) => `/pio-mobile?${writeChoice(choice)}`;

test('whoever goes back to an earlier step finds what later steps chose', async () => {
  const [early, late] = [newChoice(), newChoice()];
  const { page, shown } = await openStep(early);
  shown.choice = late;
  await page.give(undefined);
  await page.leave();
  expect((await openStep(early)).shown.choice).toEqual(late);
});

test('a link to a step takes the box from its address', async () => {
  const [early, late] = [newChoice(), newChoice()];
  const { page, shown } = await openStep(late);
  await page.goTo('/elsewhere');
  shown.choice = early;
  await page.goTo(addressOf(early));
  expect(shown.choice).toEqual(early);
});

test('the steps of another box don’t get it', async () => {
  const [early, late] = [newChoice(), newChoice()];
  await (await openStep(late)).page.leave();
  expect((await openStep(early, 11)).shown.choice).toEqual(early);
});

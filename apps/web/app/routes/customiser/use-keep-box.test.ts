import { expect, test } from 'vitest';
import { type BoxChoice, readChoice, writeChoice } from '../../features/configurator/box-choice.ts';
import { readSelection } from '../../features/custom-box/selection.ts';
import { openScreen } from '../../testing/screen.tsx';
import { smallOffer, smallProduct } from '../../testing/small-catalogue.ts';
import { useKeepBox } from './use-keep-box.ts';

const choice = readChoice(new URLSearchParams('quantity=2000'), smallOffer);

const openBox = (given: BoxChoice) =>
  openScreen((given: BoxChoice) => useKeepBox(smallProduct, smallOffer, given), { given });

test('the box on the screen is the one in the side panel, with the way back to it, also after a change', async () => {
  if (choice === null) throw new Error('Nothing is offered.');
  const page = await openBox(choice);
  await page.act(() => dispatchEvent(new Event('pointerdown')));
  await expect.poll(readSelection).toMatchObject({
    box: { name: 'Soap Box' },
    board: { name: 'Folding Box Board, 300 gsm' },
    address: `/p/soap-box?${writeChoice(choice)}`,
  });
  await page.give({ ...choice, quantity: '5000', ownSize: { length: '90', width: '30', height: '80' } });
  await expect.poll(() => readSelection()?.design.name).toContain('Your own size');
  expect(readSelection()?.address).toContain('quantity=5000');
});

test('a box that is no longer offered leaves the kept one', async () => {
  if (choice === null) throw new Error('Nothing is offered.');
  const page = await openBox(choice);
  await page.act(() => dispatchEvent(new Event('pointerdown')));
  await expect.poll(readSelection).not.toBeNull();
  const kept = readSelection();
  await page.give({ ...choice, boardId: 99 });
  expect(readSelection()).toEqual(kept);
});

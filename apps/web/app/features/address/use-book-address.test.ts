import { expect, test } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { emptyBookAddress } from './book-address.ts';
import { keepEdited, readEdited, useBookAddress } from './use-book-address.ts';

const openForm = (customerId: number, addressId: number | null = null) =>
  openScreen(() => useBookAddress(customerId, addressId, emptyBookAddress), { given: undefined });
const typed = { ...emptyBookAddress, area: 'Mill Road' };

test('a typed address is there again after a reload, for its customer and this address alone', async () => {
  const form = await openForm(7);
  await form.act(() => form.now.change((before) => ({ ...before, area: 'Mill Road' })));
  await form.leave();
  expect((await openForm(7)).now.values).toEqual(typed);
  expect((await openForm(8)).now.values).toEqual(emptyBookAddress);
  expect((await openForm(7, 3)).now.values).toEqual(emptyBookAddress);
});

test('once it is saved, the form for the next one is empty', async () => {
  const form = await openForm(7);
  await form.act(() => form.now.change(typed));
  await form.act(() => form.now.forget());
  await form.leave();
  expect((await openForm(7)).now.values).toEqual(emptyBookAddress);
});

test('the form’s page finds the edited address without a query, and nothing where none or no id is kept', () => {
  expect(readEdited()).toBeNull();
  keepEdited(12);
  expect(readEdited()).toBe(12);
  localStorage.setItem('editAddress', '0');
  expect(readEdited()).toBeNull();
  localStorage.setItem('editAddress', 'twelve');
  expect(readEdited()).toBeNull();
});

test('what was posted without scripts is shown, and not the older draft', async () => {
  const form = await openForm(7);
  await form.act(() => form.now.change(typed));
  await form.leave();
  const posted = { ...emptyBookAddress, area: 'Race Course Road' };
  const again = await openScreen(() => useBookAddress(7, null, emptyBookAddress, posted), { given: undefined });
  expect(again.now.values).toEqual(posted);
});

import { createElement } from 'react';
import { useActionData, useRevalidator, useSubmit } from 'react-router';
import { expect, test } from 'vitest';
import { openScreen } from '../testing/screen.tsx';
import { useFold } from './use-fold.ts';

const opened = (isOpen: boolean) =>
  openScreen(useFold, {
    given: isOpen,
    shows: (fold) => createElement('details', fold, createElement('textarea', { name: 'reason' })),
  });
const fold = () => {
  const found = document.querySelector('details');
  if (found === null) throw new Error('The page has no fold');
  return found;
};
/** As a browser does when its summary is pressed. */
const press = (isOpen: boolean) => () => {
  fold().open = isOpen;
  fold().dispatchEvent(new Event('toggle'));
};

/** A fold that a refused form opens. */
function useRefusedForm(_given: null) {
  const refusal: unknown = useActionData();
  const [submit, { revalidate }] = [useSubmit(), useRevalidator()];
  return { refusal, submit, revalidate, fold: useFold(refusal !== undefined) };
}

test('a fold that a refusal opened stays open once the data is loaded anew, which forgets the refusal', async () => {
  const page = await openScreen(useRefusedForm, {
    given: null,
    action: () => 'Please write why.',
    shows: ({ fold }) => createElement('details', fold),
  });
  await page.act(() => page.now.submit({}, { method: 'post' }));
  await expect.poll(() => page.now.refusal).toBe('Please write why.');
  expect(fold().open).toBe(true);
  await page.act(() => page.now.revalidate());
  await expect.poll(() => page.now.refusal).toBeUndefined();
  expect(fold().open).toBe(true);
});

test('a fold that was opened by hand stays open, also after a refusal is forgotten', async () => {
  const page = await opened(false);
  await page.act(press(true));
  await page.give(true);
  await page.give(false);
  expect(fold().open).toBe(true);
});

test('it closes once its form has done its work, and not when other data is loaded', async () => {
  const page = await openScreen(({ items }: { items: number }) => useFold(false, items), {
    given: { items: 1 },
    shows: (state) => createElement('details', state),
  });
  await page.act(press(true));
  await page.give({ items: 1 });
  expect(fold().open).toBe(true);
  await page.give({ items: 2 });
  expect(fold().open).toBe(false);
});

test('its reader closes it, and the next refusal opens it again', async () => {
  const page = await opened(true);
  await page.act(press(false));
  await page.give(false);
  expect(fold().open).toBe(false);
  await page.give(true);
  expect(fold().open).toBe(true);
});

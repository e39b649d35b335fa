import { fail, type Input, type Output, ok, type Result } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { openScreen, serverBehindFetch } from '../../../testing/screen.tsx';
import { useArtworkCheck } from './use-artwork-check.ts';

/** Of a file whose place isn't known before its check. */
const nowhere = () => ok<Output<'GetPicturePlacement'>>({ placement: null, face: 'coated', shines: false });

type Checked = Output<'GetArtworkPlacement'>;
const box = { style: 'reverse-tuck-end', length: 60, width: 30, height: 90, boardId: 2, caliper: 0.4 };
const laid = (length: number): Checked => ({
  placement: { length, width: 9, matrix: [1, 0, 0, 1, 0, 0] },
  insidePlacement: null,
  findings: [],
  face: 'coated',
  shines: false,
});
const checksIn = (calls: readonly (readonly [string, unknown])[]) =>
  calls.flatMap(([name, input]) => (name === 'GetArtworkPlacement' ? [input as Input<typeof name>] : []));

interface Given {
  readonly token: string | null;
  readonly place?: string;
  readonly box: typeof box | null;
}
const openBox = (given: Given) =>
  openScreen(
    ({ token, place, box }: Given) => useArtworkCheck({ artwork: token, place: place ?? null }, box, undefined),
    {
      given,
    },
  );

test('a size that is being typed is checked once, and what was found for another one isn’t shown meanwhile', async () => {
  const { calls } = await serverBehindFetch({
    GetPicturePlacement: nowhere,
    GetArtworkPlacement: ({ height }) => ok(laid(height)),
  });
  const page = await openBox({ token: 'kokko', box });
  await expect.poll(() => page.now.checked).toEqual(laid(90));
  for (const height of [1, 12, 120]) await page.give({ token: 'kokko', box: { ...box, height } });
  expect(page.now).toMatchObject({ checked: null, failure: null, isChecking: true });
  await expect.poll(() => page.now.checked, { timeout: 5_000 }).toEqual(laid(120));
  expect(page.now.isChecking).toBe(false);
  expect(checksIn(calls).map(({ height }) => height)).toEqual([90, 120]);
});

test('a file that its buyer moves is checked where they leave it, and nothing of another place is shown', async () => {
  const { calls } = await serverBehindFetch({
    GetPicturePlacement: nowhere,
    GetArtworkPlacement: ({ place }) => ok(laid(place ? 7 : 90)),
  });
  const page = await openBox({ token: 'kokko', box });
  await expect.poll(() => page.now.checked).toEqual(laid(90));
  for (const x of [1, 2, 3]) await page.give({ token: 'kokko', place: `0 ${x} 0 60`, box });
  expect(page.now).toMatchObject({ checked: null, isChecking: true });
  await expect.poll(() => page.now.checked, { timeout: 5_000 }).toEqual(laid(7));
  expect(checksIn(calls).map(({ place }) => place)).toEqual([null, '0 3 0 60']);
});

test('without a file, or a box that can be made, nothing is checked', async () => {
  const { calls } = await serverBehindFetch({
    GetPicturePlacement: nowhere,
    GetArtworkPlacement: () => ok(laid(1)),
  });
  const page = await openBox({ token: null, box });
  await page.give({ token: null, box: null });
  expect(page.now).toMatchObject({ checked: null, failure: null, isChecking: false });
  expect(calls).toEqual([]);
});

test('why a file can’t be checked is shown, and it can be checked again', async () => {
  const busy = fail('too_many', 'Please try again in a minute.');
  const answers: Result<Checked>[] = [busy, ok(laid(90))];
  await serverBehindFetch({
    GetPicturePlacement: nowhere,
    GetArtworkPlacement: () => answers.shift() ?? busy,
  });
  const page = await openBox({ token: 'kokko', box });
  await expect.poll(() => page.now.failure?.text).toBe('Please try again in a minute.');
  expect(page.now.isChecking).toBe(false);
  await page.act(() => page.now.retry());
  await expect.poll(() => page.now.checked).toEqual(laid(90));
  expect(page.now.failure).toBeNull();
});

test('a picture is laid before its check has ended, in each size; a drawing lies where its check finds it', async () => {
  const checked = Promise.withResolvers<Result<Checked>>();
  await serverBehindFetch({
    GetPicturePlacement: ({ artwork, height }) => (artwork === 'picture' ? ok(laid(height)) : nowhere()),
    GetArtworkPlacement: () => checked.promise,
  });
  const page = await openBox({ token: 'picture', box });
  await expect.poll(() => page.now.laid?.placement?.length).toBe(90);
  expect(page.now).toMatchObject({ checked: null, isChecking: true });
  await page.give({ token: 'picture', box: { ...box, height: 120 } });
  expect(page.now.laid).toBeNull();
  await expect.poll(() => page.now.laid?.placement?.length, { timeout: 5_000 }).toBe(120);
  await page.give({ token: 'drawing', box: { ...box, height: 120 } });
  expect(page.now.laid).toBeNull();
  await page.act(() => checked.resolve(ok(laid(7))));
  await expect.poll(() => page.now.laid).toEqual(laid(7));
});

import { fail, type Output, ok, type Result } from '@boxwright/contract';
import { expect, test, vi } from 'vitest';
import { openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { type CheckedSize, type SizeTyped, useCheckedSize } from './use-checked-size.ts';

type Checked = Result<Output<'CheckBoxSize'>>;
const size: SizeTyped = { style: 'sleeve', length: '60', width: '40', height: '25' };
const first: CheckedSize = ok({ quantity: 3000, board: 'FBB 300', total: 1_000_000 });
const ofLength = (length: number): Checked => ok({ quantity: 3000, board: 'FBB 300', total: length * 10_000 });
const openSize = () => openScreen((typed: SizeTyped) => useCheckedSize(typed, first), { given: size });

test('the answer is that to the size typed last, however late the one to another size', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers = new Map<unknown, (answer: Checked) => void>();
  const { calls } = await serverBehindFetch({
    CheckBoxSize: ({ length }) => new Promise<Checked>((resolve) => answers.set(length, resolve)),
  });
  const page = await openSize();
  await page.give({ ...size, length: '6' });
  await page.act(() => vi.advanceTimersByTime(200));
  await page.give({ ...size, length: '61' });
  await page.act(() => vi.advanceTimersByTime(250));
  await page.give({ ...size, length: '62' });
  await page.act(() => vi.advanceTimersByTime(250));
  expect([calls.length, page.now]).toEqual([2, first]);
  await page.act(() => answers.get(62)?.(ofLength(62)));
  await expect.poll(() => page.now).toEqual(ofLength(62));
  await page.act(() => answers.get(61)?.(ofLength(61)));
  expect(page.now).toEqual(ofLength(62));
});

test('what can’t be made says why; an empty side is sent as such', async () => {
  const refusal = fail('invalid', 'The width is too small.', { field: 'width' });
  const { calls } = await serverBehindFetch({ CheckBoxSize: () => refusal });
  const page = await openSize();
  await page.give({ ...size, width: '1', height: ' ' });
  await expect.poll(() => page.now).toEqual(refusal);
  expect(calls.map(([, input]) => input)).toEqual([{ style: 'sleeve', length: 60, width: 1, height: null }]);
});

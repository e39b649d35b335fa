import { fail, type Output, ok, type Result } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { movedJob } from '../../testing/moved-job.ts';
import { openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { useScans } from './use-scans.ts';

type Scanned = Result<Output<'ScanJob'>>;
const openScan = () => openScreen(() => useScans(undefined), { given: undefined, at: '/manage/production/scan' });
const scanned = (code: string): Scanned => ok({ ...movedJob, isMoved: false, says: `${code} is started.` });

test('scans that come faster than answers are sent one after the other, and each is listed', async () => {
  const answers = new Map<string, (answer: Scanned) => void>();
  const { calls } = await serverBehindFetch({
    ScanJob: ({ code }) => new Promise<Scanned>((resolve) => answers.set(code, resolve)),
  });
  const page = await openScan();
  await page.act(() => page.now.scan('A-PR'));
  await page.act(() => page.now.scan('A-PK'));
  await page.act(() => page.now.scan('B-PR'));
  expect([page.now.waiting, calls.length]).toEqual([['A-PR', 'A-PK', 'B-PR'], 1]);
  await page.act(() => answers.get('A-PR')?.(scanned('A-PR')));
  await expect.poll(() => calls.length).toBe(2);
  await page.act(() => answers.get('A-PK')?.(fail('conflict', 'A: Printing isn’t done yet.')));
  await expect.poll(() => calls.length).toBe(3);
  expect(page.now.latest?.failed?.text).toBe('A: Printing isn’t done yet.');
  await page.act(() => answers.get('B-PR')?.(scanned('B-PR')));
  await expect.poll(() => page.now.waiting).toEqual([]);
  expect(page.now.past.map(({ code, says, isFailed }) => [code, says, isFailed])).toEqual([
    ['B-PR', 'B-PR is started.', false],
    ['A-PK', 'A: Printing isn’t done yet.', true],
    ['A-PR', 'A-PR is started.', false],
  ]);
});

test.each([
  ['money is missing', { order_id: 7, order_number: 'BW-7' }, { to: '/manage/orders/7', name: 'Order BW-7' }],
  [
    'an earlier step isn’t done',
    { job_id: 3, job_code: 'BW-7-1' },
    { to: '/manage/production/jobs/3', name: 'Job BW-7-1' },
  ],
])('a scan that is refused because %s leads to where that is mended', async (_, details, held) => {
  await serverBehindFetch({ ScanJob: () => fail('not_possible', 'BW-7-1 has to wait.', { details }) });
  const page = await openScan();
  await page.act(() => page.now.scan('BW-7-1-PL'));
  await expect.poll(() => page.now.latest).toMatchObject({ held });
});

test('what isn’t sent when the session ends is kept over the sign-in, and sent once after it', async () => {
  let isSignedIn = false;
  const { calls } = await serverBehindFetch({
    ScanJob: ({ code }) => (isSignedIn ? scanned(code) : fail('signed_out', 'Please sign in.')),
  });
  const page = await openScan();
  await page.act(() => page.now.scan('A-PR', 'A-PK'));
  await expect.poll(() => page.address).toBe('/manage?from=%2Fmanage%2Fproduction%2Fscan');
  await page.leave();
  isSignedIn = true;
  const again = await openScan();
  await expect.poll(() => again.now.past.map(({ code }) => code)).toEqual(['A-PK', 'A-PR']);
  await again.leave();
  await openScan();
  expect(calls.map(([, input]) => input)).toEqual([{ code: 'A-PR' }, { code: 'A-PR' }, { code: 'A-PK' }]);
});

test('the board is loaded anew after a step, and not after a scan that changed nothing', async () => {
  let reloads = 0;
  await serverBehindFetch({ ScanJob: ({ code }) => (code === 'A-PR' ? ok(movedJob) : scanned(code)) });
  const page = await openScreen(() => useScans(undefined), {
    given: undefined,
    at: '/manage/production/scan',
    loader: () => {
      reloads += 1;
      return null;
    },
  });
  await page.act(() => page.now.scan('A-PK', 'A-PR'));
  await expect.poll(() => page.now.past.length).toBe(2);
  await expect.poll(() => reloads).toBe(1);
});

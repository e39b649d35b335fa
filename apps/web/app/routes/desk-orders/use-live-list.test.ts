import { type ComponentProps, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { type OfficeEvent, OfficeEvents } from '../../features/office/OfficeEvents.tsx';
import { openScreen } from '../../testing/screen.tsx';
import { useLiveList } from './use-live-list.ts';

/** A connection on which the test reports events. */
class Connection extends EventTarget {
  static latest: Connection | undefined;
  constructor() {
    super();
    Connection.latest = this;
  }
  report(event: OfficeEvent) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
  close() {}
}

/** The desk's list, and how often it was loaded anew. */
async function openList(listed: readonly number[], loading: () => Promise<unknown> = async () => null) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('EventSource', Connection);
  let reloads = 0;
  const page = await openScreen(useLiveList, {
    given: listed,
    at: '/manage/orders',
    loader: () => {
      reloads += 1;
      return loading();
    },
    around: (shown) => createElement(OfficeEvents, { isOn: true } as ComponentProps<typeof OfficeEvents>, shown),
  });
  const report = (...events: readonly OfficeEvent[]) =>
    page.act(() => {
      for (const event of events) Connection.latest?.report(event);
    });
  return { page, report, pass: () => page.act(() => vi.advanceTimersByTime(300)), reloads: () => reloads };
}
const placed = (orderId: number) => ({ kind: 'order-placed', orderId }) as const;

test('events that come together load the list once; an order that came in is marked, others aren’t', async () => {
  const { page, report, pass, reloads } = await openList([7, 5]);
  await report(placed(8), { kind: 'order-changed', orderId: 5 });
  expect(reloads()).toBe(0);
  await pass();
  expect(reloads()).toBe(1);
  await page.give([8, 7, 5]);
  expect([...page.now]).toEqual([8]);
});

test('what happens while the list is loading is loaded after it, once', async () => {
  const [first, second] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const answers = [first.promise, second.promise];
  const { page, report, pass, reloads } = await openList([7], () => answers.shift() ?? Promise.resolve(null));
  await report(placed(8));
  await pass();
  await report(placed(9));
  await pass();
  expect(reloads()).toBe(1);
  await page.act(() => first.resolve(null));
  await pass();
  expect(reloads()).toBe(2);
  await page.act(() => second.resolve(null));
  await pass();
  expect(reloads()).toBe(2);
});

test('after a gap in the connection, orders placed after all that were listed count as new', async () => {
  const { page, report, pass } = await openList([7, 5]);
  await report({ kind: 'catch-up' });
  await pass();
  await page.give([8, 7, 6, 5]);
  expect([...page.now]).toEqual([8]);
});

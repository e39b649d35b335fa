import { type ComponentProps, createElement } from 'react';
import { vi } from 'vitest';
import { type OfficeEvent, OfficeEvents } from '../features/office/OfficeEvents.tsx';
import { openScreen } from './screen.tsx';

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

/** A hook of a page of the desk that hears what happens, and how often the page was loaded anew. */
export async function openOfficePage<T, Given>(
  hook: (given: Given) => T,
  given: Given,
  loading: () => Promise<unknown> = async () => null,
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('EventSource', Connection);
  let reloads = 0;
  const page = await openScreen(hook, {
    given,
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

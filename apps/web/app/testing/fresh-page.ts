import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leavePages } from './screen.tsx';
import { forgetToasts } from './toasts.ts';

// Events are counted by beacons, which go to a real server, even after the end of their test.
Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true });

// Test files of screens share one page.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(async () => {
  await leavePages();
  forgetToasts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  const said = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});

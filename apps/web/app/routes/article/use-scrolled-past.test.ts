import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

const scrollTo = (pixels: number) => {
  vi.stubGlobal('scrollY', pixels);
  dispatchEvent(new Event('scroll'));
};

test('a page is scrolled past a height only below it, also when it opens there', async () => {
  const page = await openScreen(useScrolledPast, { given: 200 });
  expect(page.now).toBe(false);
  await page.act(() => scrollTo(200));
  expect(page.now).toBe(false);
  await page.act(() => scrollTo(201));
  expect(page.now).toBe(true);
  await page.act(() => scrollTo(0));
  expect(page.now).toBe(false);
  await page.leave();
  vi.stubGlobal('scrollY', 900);
  const again = await openScreen(useScrolledPast, { given: 200 });
  expect(again.now).toBe(true);
  await again.give(1000);
  expect(again.now).toBe(false);
});

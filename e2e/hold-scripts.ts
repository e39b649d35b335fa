import type { Page } from 'playwright-core';

/** Holds all scripts of a page back until they are let through, as on a slow connection. */
export const holdScripts = async (page: Page): Promise<{ letThrough: () => void }> => {
  let letThrough = () => {};
  const gate = new Promise<void>((open) => {
    letThrough = open;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue().catch(() => undefined); // the page was left meanwhile
  });
  return { letThrough };
};

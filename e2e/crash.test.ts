import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { launchBrowser, newVisitor } from './browser.ts';
import { orderAsNewcomer } from './journey.ts';
import { copyOfShop, startShop } from './prepared-shop.ts';

const somePort = () => 20_000 + Math.floor(Math.random() * 12_000);

test('a shop whose port is taken while it starts says so, and ends', async () => {
  const data = copyOfShop(inject('preparedShop'));
  const port = somePort();
  const other = createServer();
  try {
    const started = startShop(data.path, { PORT: String(port) }).catch(String);
    // By then it has looked whether the port is free.
    await expect.poll(() => existsSync(join(data.path, 'postgres/postmaster.pid'))).toBe(true);
    await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening));
    const printed = await started;
    expect(printed).toContain('the server ended before it listened');
    expect(printed).toContain(`\nPort ${port} is taken: stop the program that uses it, or set PORT to another one.`);
  } finally {
    other.close();
    data.remove();
  }
});

test('the server is killed between placing and paying; after a restart the payment lands on the order', async () => {
  const data = copyOfShop(inject('preparedShop'));
  const browser = await launchBrowser();
  const port = String(somePort());
  let site = await startShop(data.path, { PORT: port });
  try {
    const visitor = await newVisitor(browser, site.url);
    const { page } = visitor;
    await orderAsNewcomer(page);
    await page.getByRole('button', { name: 'Pay Full' }).click();
    const success = page.getByRole('button', { name: 'Success', exact: true });
    await success.waitFor();

    await site.kill();
    site = await startShop(data.path, { PORT: port });

    await success.click();
    await page.waitForURL('**/paymentsuccess/**');
    await page.keyboard.press('Escape');
    await page.getByText('Amount Paid').first().waitFor();
    expect(page.url()).toContain('/paymentsuccess/');
  } finally {
    await browser.close();
    await site.stop();
    data.remove();
  }
});

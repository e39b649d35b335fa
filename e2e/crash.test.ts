import { expect, inject, test } from 'vitest';
import { startSite } from '../tools/site.ts';
import { launchBrowser, newVisitor } from './browser.ts';
import { orderAsNewcomer } from './journey.ts';
import { copyOfShop } from './prepared-shop.ts';

test('the server is killed between placing and paying; after a restart the payment lands on the order', async () => {
  const data = copyOfShop(inject('preparedShop'));
  const browser = await launchBrowser();
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  let site = await startSite(data.path, { PORT: port });
  try {
    const visitor = await newVisitor(browser, site.url);
    const { page } = visitor;
    await orderAsNewcomer(page);
    await page.getByRole('button', { name: 'Pay Full' }).click();
    const success = page.getByRole('button', { name: 'Success', exact: true });
    await success.waitFor();

    await site.kill();
    site = await startSite(data.path, { PORT: port });

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

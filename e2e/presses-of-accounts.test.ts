import { expect, test } from 'vitest';
import { desktop } from './browser.ts';
import { CountedWalk } from './counted-walk.ts';
import { buyerIn, type PlacedOrder, paidOrder, placeOrder, today } from './desk-setup.ts';
import { call, moveOrder, waiveMoney } from './journey.ts';
import { openShop, staff } from './shop.ts';

// An account at PayU, so that orders aren't demonstrations and stand in the books.
const shop = openShop({ settings: { PAYU_KEY: 'TESTKY', PAYU_SALT: 'a salt for this test', PAYU_MODE: 'test' } });

const registered = { address: { gstin: '33AAACY2068D1ZN' } };
const settled =
  'Merchant Txn ID,PayU ID,Request ID,Requested Action,Amount,Net Amount,Total Processing fees,Total Service Tax,Settlement Date,Merchant UTR';

test('the books are kept by keyboard, in as few presses as docs/presses.md says', async () => {
  const buyer = await buyerIn((await shop.visitor(desktop)).context);
  const { page, context, expectNoComplaints } = await shop.visitor(desktop);
  await call(context, 'StaffSignIn', staff);
  const main = page.getByRole('main');
  const field = (name: string | RegExp) => main.getByLabel(name, { exact: typeof name === 'string' }).first();
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: typeof name === 'string' }).first();
  const link = (name: string | RegExp) => main.getByRole('link', { name, exact: typeof name === 'string' }).first();
  const walk = new CountedWalk(page);
  const start = '/manage/today';
  const [coupon, group] = [`DESK${buyer.id}`, `Traders ${buyer.id}`];
  const download = async (work: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), work()]);
    expect(await file.failure()).toBeNull();
    return file.suggestedFilename();
  };
  /** Owed on account: accepted, made and sent before it is paid. */
  const owed = async (): Promise<PlacedOrder> => {
    const order = await placeOrder(buyer, registered);
    await call(buyer.context, 'ConfirmOrder', { orderid: order.id, paymentmode: 'PayLater' });
    await waiveMoney(context, order.id);
    await moveOrder(context, order.id, 'IN-PROCESS', 'Dispatched');
    return order;
  };

  const [first, second] = [await owed(), await owed()];
  await walk.does('one transfer for two orders, with deducted tax', start, 'The money is recorded.', async (hands) => {
    await hands.goTo('rece', '/manage/receivables');
    await hands.confirm(main.locator(`a[href$="/receivables/${buyer.id}"]`));
    await page.waitForURL('**/manage/receivables/*');
    await hands.confirm(link('Money on account'));
    await page.waitForURL('**/manage/money/*');
    await hands.fill(field('Reference'), `UTR ${first.id}`);
    await hands.fill(field('Amount in rupees'), '20000');
    await hands.fill(field(new RegExp(`^Amount for ${first.number}`)), '9000');
    await hands.fill(field(new RegExp(`^TDS for ${first.number}`)), '10');
    await hands.fill(field(new RegExp(`^Amount for ${second.number}`)), '4000');
    await hands.confirm(button('Record the receipt'));
  });
  const money = `/manage/money/${buyer.id}`;
  await walk.does('money on account for an order', money, /is paid|is given|paid from/i, async (hands) => {
    await hands.skipMenu();
    await hands.fill(field(new RegExp(`^For ${second.number}`)), '500');
    await hands.press('Enter');
  });
  await walk.does(
    'a statement of account by mail',
    `/manage/receivables/${buyer.id}`,
    'The statement is mailed to',
    async (hands) => {
      await hands.skipMenu();
      await hands.confirm(button('Mail it to the customer'));
    },
  );
  await walk.does('a certificate of deducted tax', start, /is recorded/, async (hands) => {
    await hands.goTo('dedu', '/manage/tds');
    await hands.confirm(main.getByText(/^A certificate came/).first());
    await hands.fill(field('Number'), `ABCDEF${String.fromCharCode(65 + (first.id % 26))}`);
    await hands.press('Enter');
  });
  await walk.does('a cheque that came', start, 'The cheque is noted.', async (hands) => {
    await hands.goTo('cheq', '/manage/cheques');
    await hands.fill(field(/^Order/), second.number);
    await hands.fill(field('Number of the cheque'), String(second.id).padStart(6, '0'));
    await hands.fill(field('Bank'), 'Indian Bank');
    await hands.fill(field('Amount in rupees'), '100');
    await hands.press('Enter');
  });
  await walk.does('a cheque that was noted by mistake', start, /taken out|No cheques/, async (hands) => {
    await hands.goTo('cheq', '/manage/cheques');
    await hands.confirm(main.getByText(/^Not paid/).first());
    await hands.choose(field('What happened'), 'Noted');
    await hands.fill(field(/^What was wrong/), 'It was another buyer’s.');
    await hands.press('Enter');
  });
  await walk.does('a settlement of PayU is read in', start, /Rows read in: 1/, async (hands) => {
    await hands.goTo('sett', '/manage/settlements');
    await hands.confirm(link('Read a report in'));
    await page.waitForURL('**/manage/settlements/import');
    const report = main.getByRole('textbox', { name: 'Report' });
    await hands.reach(report);
    // Pasted.
    await page.keyboard.insertText(`${settled}\nT1,4039,77,capture,1180.00,1156.40,20.00,3.60,${today()},UTR1`);
    hands.fields += 1;
    await hands.confirm(button('Look at it first'));
    await hands.confirm(button('Read 1 row in'));
  });
  await walk.does('a row of it is put aside', start, 'The row is put aside.', async (hands) => {
    await hands.goTo('sett', '/manage/settlements');
    await hands.confirm(main.locator('summary', { hasText: 'Put aside' }).first());
    await hands.fill(field('Why it needs no look'), 'The old shop’s.');
    await hands.press('Enter');
  });
  await walk.does('a group of customers', start, group, async (hands) => {
    await hands.goTo('cust gro', '/manage/customer-groups');
    await hands.fill(field('Name'), group);
    await hands.fill(field('E-mails of its members, one a line'), buyer.email);
    await hands.confirm(button('Make group'));
    await main.getByRole('table').getByText(group).first().waitFor();
  });
  await walk.does('a price list of a group', start, `${group} of 2026`, async (hands) => {
    await hands.goTo('pri lis', '/manage/price-lists');
    await hands.fill(field(/^Name/), `${group} of 2026`);
    await hands.choose(field('For the group'), group);
    await hands.fill(field('Share'), '7.5');
    await hands.press('Enter');
    await main.getByRole('table').getByText(`${group} of 2026`).first().waitFor();
  });
  await walk.does('a coupon', start, coupon, async (hands) => {
    await hands.goTo('coup', '/manage/coupons');
    await hands.fill(field(/^Code/), coupon);
    await hands.fill(field('Share of the goods'), '5');
    await hands.press('Enter');
    await main.getByRole('table').getByText(coupon).first().waitFor();
  });
  const sale = async () => {
    const { sale_id } = await call(context, 'StartSale', { customer_id: buyer.id });
    const { version: seen } = await call(context, 'GetSale', { sale_id });
    const box = { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0, quantity: 1000 };
    const delivery = { delivery_type: 'StandardShipping', pincode: '641001' };
    await call(context, 'AddBoxToSale', { sale_id, seen, ...box, ...delivery });
    return { sale_id, seen: (await call(context, 'GetSale', { sale_id })).version };
  };
  const { number: quotation } = await call(context, 'QuoteSale', await sale());
  await walk.does('a quotation is lost, with its reason', start, `${quotation} is noted.`, async (hands) => {
    await hands.press('g', 'q');
    await page.waitForURL('**/manage/quotations');
    await hands.confirm(link('Open'));
    await hands.choose(field('Lost because'), 'Too');
    await hands.confirm(button('Note it'));
  });
  const { sale_id } = await sale();
  await walk.does('a coupon in a sale at the desk', `/manage/sell/${sale_id}`, 'Take out', async (hands) => {
    await hands.skipMenu();
    await hands.fill(field('Coupon code'), coupon);
    await hands.press('Enter');
  });

  const job = await paidOrder(context, buyer, 'In Production', registered);
  await walk.does('a further cost of a job', `/manage/orders/${job.id}`, 'Foil block', async (hands) => {
    await hands.skipMenu();
    await hands.confirm(link(/^Job BW/));
    await page.waitForURL('**/manage/production/jobs/*');
    await hands.fill(field(/^Amount in rupees/), '350');
    await hands.fill(field(/^To whom, or why/), 'Foil block');
    await hands.press('Enter');
  });
  await walk.does(
    'the e-way bill of an order',
    `/manage/orders/${first.id}`,
    'Kept. Download the file',
    async (hands) => {
      await hands.press('a');
      await hands.confirm(link('E-way bill'));
      await page.waitForURL('**/e-way-bill');
      await hands.fill(field(/^Vehicle/), 'TN 01 AB 1234');
      await hands.press('Enter');
    },
  );
  await walk.does('its file for the portal', `/manage/orders/${first.id}/e-way-bill`, 'E-way bill', async (hands) => {
    await hands.skipMenu();
    const file = main.getByRole('link', { name: /Download|JSON/ }).first();
    expect(await download(() => hands.confirm(file))).toMatch(/\.json$/);
  });
  for (const [name, file] of [
    ['GSTR-1 for the portal', /\.json$/],
    ['Masters for Tally', /\.xml$/],
    ['Dry run for Tally', /\.(csv|txt)$/],
    ['E-invoices', /\.(json|zip)$/],
  ] as const)
    await walk.does(`download: ${name}`, start, 'Downloads', async (hands) => {
      await hands.goTo('acco', '/manage/accounts');
      await main.getByRole('heading', { name: 'Downloads' }).waitFor();
      expect(await download(() => hands.confirm(link(`Download ${name}`)))).toMatch(file);
    });
  await walk.does('a month is closed', start, /^Closed until/, async (hands) => {
    await hands.goTo('acco', '/manage/accounts');
    // The month before this one.
    await hands.confirm(main.getByRole('list', { name: 'Periods' }).getByRole('link').nth(1));
    await hands.confirm(button(/^Close until/));
  });
  await walk.does('the margins of a month', start, 'Margin', async (hands) => {
    await hands.press('g', 'i');
    await page.waitForURL('**/manage/figures');
  });
  walk.expectAsDocumented();
  expectNoComplaints();
}, 600_000);

import { expect, test } from 'vitest';
import { desktop } from './browser.ts';
import { CountedWalk } from './counted-walk.ts';
import { buyerIn, paidOrder, placeOrder, recordPayment } from './desk-setup.ts';
import { call } from './journey.ts';
import { sharedShop, staff } from './shop.ts';

const shop = sharedShop();

const karnataka = '29AAACY2068D1ZC';

test('what goes wrong with orders is put right at the desk by keyboard, in as few presses as docs/presses.md says', async () => {
  const buyer = await buyerIn((await shop.visitor(desktop)).context);
  const { page, context, expectNoComplaints } = await shop.visitor(desktop);
  await call(context, 'StaffSignIn', staff);
  const main = page.getByRole('main');
  const field = (name: string | RegExp) => main.getByLabel(name, { exact: typeof name === 'string' });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const walk = new CountedWalk(page);
  const at = ({ id }: { readonly id: number }) => `/manage/orders/${id}`;

  const placed = await paidOrder(context, buyer, 'Order Accepted');
  await walk.does('the name at both addresses', at(placed), 'The address is corrected', async (hands) => {
    await hands.press('a');
    await hands.confirm(main.getByText('Correct the delivery address'));
    await hands.fill(field('Name').first(), 'Meena S. Sundaram');
    await hands.confirm(button('Save and mail the customer').first());
  });
  await walk.does('the purchase order number', at(placed), 'The purchase order number is saved.', async (hands) => {
    await hands.press('a');
    await hands.fill(field(/^Purchase order number/), 'PO 4711');
    await hands.press('Enter');
  });
  await walk.does('the GSTIN and its state', at(placed), 'The order is corrected', async (hands) => {
    await hands.press('c');
    await field(/^GSTIN/)
      .and(page.locator(':focus'))
      .waitFor();
    await hands.fill(field(/^GSTIN/), karnataka);
    await hands.choose(field('Billing: state'), 'Karn');
    await hands.fill(field('Billing: city'), 'Bengaluru');
    await hands.fill(field('Billing: pincode'), '560001');
    await hands.fill(field('Why'), 'Their letter of today.');
    await hands.confirm(button('Correct the order'));
  });
  await walk.does('the quantity, with the new price agreed to', at(placed), 'The order is corrected', async (hands) => {
    await hands.press('c');
    await hands.fill(field(/^Pieces of 1/), '2000');
    await hands.fill(field('Why'), 'They rang.');
    await hands.confirm(button('Correct the order'));
    // A refusal that asks has the focus.
    await field('Yes, correct it with what follows.').and(page.locator(':focus')).waitFor();
    await hands.press('Space');
    await hands.confirm(button('Correct the order'));
  });

  // Of a buyer who has no other.
  const another = await buyerIn((await shop.visitor(desktop)).context);
  const placedToo = await paidOrder(context, another, 'IN-PROCESS');
  const list = `/manage/orders?${new URLSearchParams({ search: another.email })}`;
  await walk.does('a step for selected orders, taken back', list, /^1 order was moved back/, async (hands) => {
    await page.locator('[data-desk-order]').waitFor();
    await hands.press('A', 'a');
    await main.getByText('1 order was moved.').waitFor();
    await hands.press('z');
  });
  const { steps } = await call(context, 'GetDeskOrder', { orderid: placedToo.id });
  expect(JSON.stringify(steps[0])).toContain('Order Accepted');

  const sent = await paidOrder(context, buyer, 'Dispatched', { address: { gstin: '33AAACY2068D1ZN' } });
  await walk.does('the GSTIN after the invoice', at(sent), 'The order is corrected', async (hands) => {
    await hands.press('c');
    await hands.fill(field(/^GSTIN/), karnataka);
    await hands.choose(field('Billing: state'), 'Karn');
    await hands.fill(field('Billing: city'), 'Bengaluru');
    await hands.fill(field('Billing: pincode'), '560001');
    await hands.fill(field('Why'), 'Their letter of today.');
    await hands.confirm(button('Correct the order'));
    const agreed = field('Yes, correct it with what follows.');
    await agreed.or(main.getByText('The order is corrected')).first().waitFor();
    if (await agreed.isVisible()) {
      await hands.press('Space');
      await hands.confirm(button('Correct the order'));
    }
  });
  expect((await call(context, 'GetDeskOrder', { orderid: sent.id })).gstin_doubt).toBe('');
  await walk.does('printed again at no charge', at(sent), 'It is printed again as this order', async (hands) => {
    await hands.press('b');
    await hands.confirm(main.getByRole('link', { name: 'Print it again' }));
    await hands.fill(field(/^1\. /), '100');
    await hands.choose(field('Why'), 'Our');
    await hands.fill(field('What happened, for us'), 'The cyan is off.');
    await hands.confirm(button('Print it again'));
  });
  await walk.does('a debit note for a line', at(sent), 'The debit note is issued', async (hands) => {
    await hands.press('y');
    await hands.confirm(main.getByRole('link', { name: 'Debit note' }).first());
    await hands.fill(field(/^Amount in rupees, with tax/), '105');
    await hands.fill(field('Why'), 'A dearer board.');
    await hands.press('Enter');
  });
  await walk.does('a credit note for pieces of a line', at(sent), 'The credit note is issued', async (hands) => {
    await hands.press('y');
    await hands.confirm(main.getByRole('link', { name: 'Credit note' }).first());
    await hands.fill(field(/^Pieces/), '100');
    await hands.fill(field('Why'), 'They were crushed.');
    await hands.press('Enter');
  });
  await walk.does('a parcel was refused at the door', at(sent), 'Done. The customer is mailed', async (hands) => {
    await hands.press('b');
    await hands.confirm(main.getByRole('link', { name: 'It came back, or is lost' }));
    await hands.choose(field('Why'), 'Refused');
    await hands.fill(field('Why, for the customer').or(field(/^Words to the customer/)), 'We ring you.');
    await hands.press('Enter');
  });
  await walk.does('it is sent again with another courier', at(sent), 'Done. The customer is mailed', async (hands) => {
    await hands.press('n');
    await hands.fill(field('Courier'), 'DTDC');
    await hands.fill(field(/^Tracking number/), 'D 4711');
    await hands.press('Enter');
  });

  const wrong = await placeOrder(buyer);
  await recordPayment(context, wrong);
  await walk.does('a receipt on the wrong order', at(wrong), 'The payment is reversed', async (hands) => {
    await hands.press('y');
    await hands.confirm(main.getByRole('link', { name: 'Reverse' }));
    await hands.fill(field('What happened, for us'), 'It was for another order.');
    await hands.confirm(button('Reverse the payment'));
  });
  const cheque = { how: 'cheque', reference: '004711', bank: 'Indian Bank' };
  const bounced = await placeOrder(buyer);
  await recordPayment(context, bounced, cheque);
  await walk.does('a cheque that bounced, with its charge', at(bounced), 'The payment is reversed', async (hands) => {
    await hands.press('y');
    await hands.confirm(main.getByRole('link', { name: 'Reverse' }));
    await hands.choose(field('Why'), 'The bank');
    await hands.fill(field(/^The bank’s charge/), '295');
    await hands.fill(field('What happened, for us'), 'No funds.');
    await hands.confirm(button('Reverse the payment'));
  });

  const parted = await paidOrder(context, buyer, 'Packed');
  await walk.does('a part is packed', at(parted), 'Parcel 1 is packed.', async (hands) => {
    await hands.press('d');
    await page.waitForURL('**/manage/orders/*/parcels');
    await field(/^Pieces of/).waitFor();
    await hands.press('n');
    await hands.fill(field(/^Pieces of/), '600');
    await hands.press('Enter');
  });
  const parcels = `${at(parted)}/parcels`;
  await walk.does('a part is sent', parcels, 'Parcel 1 is noted.', async (hands) => {
    await hands.press('n');
    await hands.fill(field('Courier'), 'Delhivery');
    await hands.fill(field(/^Tracking number/), 'P 1');
    await hands.press('Enter');
  });
  await walk.does('a part was refused at the door', at(parted), 'Parcel 1 is noted.', async (hands) => {
    await hands.press('d');
    await page.waitForURL('**/manage/orders/*/parcels');
    await field('What became of it').waitFor();
    await hands.press('n');
    await hands.choose(field('What became of it'), 'Came');
    await hands.choose(field(/^Why, if it came back/), 'Refused');
    await hands.confirm(button('Note it'));
  });
  await walk.does('the part is sent again with another courier', parcels, 'Parcel 1 is noted.', async (hands) => {
    await hands.press('n');
    await hands.fill(field('Courier'), 'DTDC');
    await hands.fill(field(/^Tracking number/), 'D 1');
    await hands.press('Enter');
  });
  await walk.does('the part is lost', parcels, 'Parcel 1 is noted.', async (hands) => {
    await hands.press('n');
    await hands.choose(field('What became of it'), 'Came');
    await hands.choose(field(/^Why, if it came back/), 'Lost');
    await hands.confirm(button('Note it'));
  });
  await walk.does(
    'what is lost is taken off the invoice',
    parcels,
    'taken off the invoice; the customer',
    async (hands) => {
      await hands.press('n');
      await hands.confirm(main.getByText('Take it off the invoice'));
      await hands.fill(field('Why, for the credit note').first(), 'Lost on the way.');
      await hands.press('Enter');
    },
  );
  walk.expectAsDocumented();
  expectNoComplaints();
}, 600_000);

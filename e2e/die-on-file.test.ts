import { expect, test } from 'vitest';
import { expectAccessible, phone } from './browser.ts';
import { call, orderBoxes, payInSandbox, signedIn, soapBoxes } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

test('the die of a paid order isn’t charged again, and a line of the cart is changed in place', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await signedIn(page);
  const first = await orderBoxes(context);
  await page.goto(`/checkout?order=${first.id}`);
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');

  // The page is the same for everybody; the customer's own price follows.
  const box = '/customizemybox/202?board=2&outer=2&inner=0&quantity=1000&delivery=StandardShipping&pincode=641001';
  await page.goto(box);
  await page.getByText(`Your die is on file: order ${first.number} of`).waitFor();
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/selectaddress');
  const cart = async () => call(context, 'GetCartWebsite', { id: null });
  const [{ fld_cart_id: cartid, Basevalue: again }] = await cart();

  // The quotation's page is the same for everybody, too.
  await page.goto(box.replace('/customizemybox/202?', '/getquote?variant=202&'));
  await page.getByText('Die on file, not charged').waitFor();
  await page.getByText(`₹${again.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`, { exact: true }).waitFor();

  await page.goto('/cart');
  await page.getByText(`Your die is on file: order ${first.number} of`).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Edit / }).click();
  await page.getByRole('radio', { name: /2,000/ }).check();
  await page.waitForURL(/quantity=2000.*line=/);
  await page.getByRole('button', { name: 'Update cart' }).click();
  await page.waitForURL('**/cart');
  await page.getByText('Your cart is updated.').waitFor();
  expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('2000');

  // The same box in another quantity: the buyer is asked, and closing the question changes nothing.
  await page.goto(box);
  await page.getByText(`Your die is on file: order ${first.number} of`).waitFor();
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const question = page.getByRole('dialog', { name: 'You have 2,000 of this box in your cart' });
  await question.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await cart()).toMatchObject([{ fld_quantity: 2000 }]);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await question.getByRole('button', { name: 'Replace with 1,000' }).click();
  await page.waitForURL('**/selectaddress');
  const [line] = await cart();
  expect(line).toMatchObject({ fld_cart_id: cartid, fld_quantity: 1000, Basevalue: again });

  // A step that makes two lines the same asks as well.
  await call(context, 'AddToCartWebsite', { ...soapBoxes, itemdetails: [{ Item: 202, Quantity: 1001 }] });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Increase quantity' }).first().click();
  const equal = page.getByRole('dialog', { name: 'You have 1,001 of this box in your cart' });
  await equal.getByRole('button', { name: 'Replace with 1,001' }).click();
  await equal.waitFor({ state: 'detached' });
  const [one, ...others] = await cart();
  expect(others).toEqual([]);
  expect(one).toMatchObject({ fld_cart_dtl_id: line.fld_cart_dtl_id, fld_quantity: 1001 });

  // Removed in another tab while it is being edited.
  await page.goto('/cart');
  await page.getByRole('link', { name: /^Edit / }).click();
  await page.getByRole('button', { name: 'Update cart' }).waitFor();
  await call(context, 'DeleteCart', { cartID: cartid, cartlineid: line.fld_cart_dtl_id });
  await page.getByRole('button', { name: 'Update cart' }).click();
  const gone = page.getByRole('dialog', { name: 'This item is not in your cart any more' });
  await gone.getByRole('button', { name: 'Add it as a new item' }).click();
  await page.waitForURL('**/selectaddress');

  const [now] = await cart();
  const [{ fld_address_id: address }] = await call(context, 'Get_Customer_Address', { whereClause: {} });
  const placed = await call(context, 'PlaceOrder', {
    cartid,
    shippingaddress: address,
    billingaddress: address,
    orderstatus: 'IN-PROCESS',
    paymentstaus: 'Payment Initiated',
    paymentmode: 'OnlinePayment',
    acceptedtotal: now.fld_cart_amount,
  });
  const { amount } = await call(context, 'StartPayment', { orderid: placed.order_id, purpose: 'full' });
  expect(Number(amount)).toBeCloseTo(now.fld_cart_amount, 2);
  expect(now.Basevalue).toBe(one.Basevalue);
  expectNoComplaints();
  await context.close();
});

import { discountKinds } from '@boxwright/contract';
import { discountedKinds, parseRupees } from '@boxwright/money';
import { isThorough } from '@boxwright/testing/thorough';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopCustomer, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes, addressOf, postReturn, soapBoxes } from '../../testing/orders.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop({ connections: 10 });
  staff = await shop.staff();
});
afterAll(() => shop.close());

const percent10 = {
  ...{ seen: 0, percent: '10', amount: '', least: '', kinds: ['box', 'sticker'], valid_from: '2020-01-01' },
  ...{ valid_until: '', uses_in_all: '', uses_each: '', first_order: false, combinable: false },
};
const coupon = async (code: string, own: object = {}) => {
  const saved = await staff.call('SaveCoupon', { ...percent10, code, ...own });
  expect(saved).toMatchObject({ status: 200 });
  return saved.data.id as number;
};
const dealers = async (members: readonly ShopCustomer[], rate: object = {}) => {
  const name = `Dealers ${members[0]?.id}`;
  const emails = members.map(({ email }) => email).join('\n');
  const group = await staff.call('SaveCustomerGroup', { seen: 0, name, members: emails });
  const rates = [{ kind: 'box', percent: '20', from_quantity: '', from_amount: '', ...rate }];
  const list = { seen: 0, name: 'Dealer prices', customer: '', group_id: group.data.id, rates };
  expect(await staff.call('SavePriceList', { ...list, valid_from: '2020-01-01', valid_until: '' })).toMatchObject({
    status: 200,
  });
  return group.data.id as number;
};
const enter = (visitor: ShopVisitor, code: string) => visitor.call('EnterCoupon', { fld_code: code });
const cartOf = async (visitor: ShopVisitor) => (await visitor.call('GetCartWebsite', { id: null })).data[0];
const place = async (customer: ShopCustomer, accepted?: number) => {
  const { addressId } = (await customer.call('Add_CustomerAddress', addressOf('Shipping', { city: 131517 }))).data;
  const cartid = (await cartOf(customer)).fld_cart_id;
  const placing = { cartid, billingaddress: addressId, shippingaddress: addressId, paymentmode: 'OnlinePayment' };
  return customer.call('PlaceOrder', { ...placing, ...(accepted === undefined ? {} : { acceptedtotal: accepted }) });
};
const detailsOf = async (customer: ShopCustomer, orderId: number) =>
  (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).data[0];

test('the contract spells the kinds of discounts as the sum does', () => {
  expect(discountKinds).toEqual(discountedKinds);
});

test('a coupon lowers the cart and the order alike, before GST, as a row of its own', async () => {
  await coupon('TEN');
  const customer = await shop.customer();
  await addBoxes(customer);
  const before = await cartOf(customer);
  expect(await enter(customer, ' ten ')).toMatchObject({ status: 200, data: { fld_code: 'TEN' } });
  const cart = await cartOf(customer);
  expect(cart).toMatchObject({ fld_coupon: { fld_code: 'TEN', fld_problem: null }, netvalue: before.netvalue });
  expect(cart.fld_discounts).toEqual([{ fld_name: 'Coupon TEN', fld_amount: cart.offer_discount }]);
  expect(cart.offer_discount).toBeGreaterThan(0);
  expect(cart.fld_cart_amount).toBeLessThan(before.fld_cart_amount);
  const placed = await place(customer, cart.fld_cart_amount);
  expect(placed).toMatchObject({ status: 200 });
  expect(await detailsOf(customer, placed.data.order_id)).toMatchObject({
    Total_Discount: cart.offer_discount,
    fld_discounts: cart.fld_discounts,
  });
});

test('a coupon is refused for each reason, in a sentence', async () => {
  const visitor = shop.visitor();
  await addBoxes(visitor);
  const refused = async (code: string, own: object, text: RegExp) => {
    if (Object.keys(own).length > 0) await coupon(code, own);
    expect((await enter(visitor, code)).data, code).toMatch(text);
  };
  await refused('UNKNOWN', {}, /no such coupon/);
  await refused('EARLY', { valid_from: '2099-01-01' }, /valid from 1 January 2099/);
  await refused('LATE', { valid_until: '2021-01-01' }, /valid until 1 January 2021/);
  const group = await dealers([await shop.customer()]);
  await refused('DEALERS', { group_id: group }, /log in/);
  const ended = await coupon('ENDED');
  await staff.call('EndDiscount', { what: 'coupon', id: ended, seen: 1, ended: true });
  await refused('ENDED', {}, /has ended/);
  await coupon('STICKERS', { kinds: ['sticker'] });
  await enter(visitor, 'STICKERS');
  expect((await cartOf(visitor)).fld_coupon.fld_problem).toMatch(/for stickers/);
  await coupon('LARGE', { least: '900000' });
  await enter(visitor, 'LARGE');
  expect(await cartOf(visitor)).toMatchObject({ offer_discount: 0, fld_coupon: { fld_problem: /9,00,000/ } });
  expect(await enter(visitor, '')).toMatchObject({ status: 200 });
  expect((await cartOf(visitor)).fld_coupon).toBeNull();
});

test('a customer of a group pays by its price list, with the usual price beside it; guests pay the usual one', async () => {
  const customer = await shop.customer();
  await dealers([customer]);
  const box = { varientid: soapBoxes.itemdetails[0]?.Item, boardid: soapBoxes.boardid };
  const quote = { ...box, outercoatingid: soapBoxes.outercoatingid, quantity: 1000, deliverytype: 'SelfPickup' };
  const guests = (await shop.visitor().call('GetQuote', quote)).data.price;
  const own = (await customer.call('GetQuote', { ...quote, customerid: customer.id })).data.price;
  expect(guests).toMatchObject({ list_price: null, price_list: null });
  expect(own).toMatchObject({ list_price: guests.total_price, price_list: 'Dealer prices' });
  expect(own.total_price).toBeLessThan(guests.total_price);
  await addBoxes(customer);
  const cart = await cartOf(customer);
  expect(cart.fld_discounts).toEqual([{ fld_name: 'Dealer prices', fld_amount: cart.offer_discount }]);
  // The better of both; a coupon of ten per cent leaves the list's twenty.
  await coupon('LESS');
  await enter(customer, 'LESS');
  expect(await cartOf(customer)).toMatchObject({
    offer_discount: cart.offer_discount,
    fld_coupon: { fld_problem: /price list already takes off more/ },
  });
  expect(await place(customer)).toMatchObject({ status: 200 });
  await coupon('BESIDE', { combinable: true });
  await enter(customer, 'BESIDE');
  expect((await cartOf(customer)).fld_discounts).toHaveLength(2);
});

test('the last use of a coupon goes to one of many buyers, and is free again once the payment fails', async () => {
  await coupon('LAST', { uses_in_all: '1' });
  const buyers = await Promise.all(Array.from({ length: isThorough ? 50 : 6 }, () => shop.customer()));
  const totals = await Promise.all(
    buyers.map(async (buyer) => {
      await addBoxes(buyer);
      await enter(buyer, 'LAST');
      return (await cartOf(buyer)).fld_cart_amount;
    }),
  );
  const placed = await Promise.all(buyers.map((buyer, index) => place(buyer, totals[index])));
  expect(placed.map(({ status }) => status).toSorted()).toEqual(buyers.map((_, index) => (index === 0 ? 200 : 409)));
  expect(placed.find(({ status }) => status === 409)?.data).toMatch(/Coupon LAST: It has been used as often/);
  const used = async () =>
    (await staff.call('GetDiscounts', {})).data.coupons.find((each: { code: string }) => each.code === 'LAST');
  expect(await used()).toMatchObject({ uses: 1 });
  expect((await used()).given).toBeGreaterThan(0);
  const winner = placed.findIndex(({ status }) => status === 200);
  const loser = placed.findIndex(({ status }) => status === 409);
  const orderid = placed[winner]?.data.order_id;
  const start = () => (buyers[winner] as ShopCustomer).call('StartPayment', { orderid, purpose: 'full' });
  const { txnid, fields, amount } = (await start()).data;
  expect((await used()).uses).toBe(1);
  shop.payu.says(txnid, 'failed', parseRupees(amount));
  await postReturn(shop, shop.payu.returned(fields, 'failed'));
  expect((await used()).uses).toBe(0);
  expect(await place(buyers[loser] as ShopCustomer, totals[loser])).toMatchObject({ status: 200 });
  expect(await start()).toMatchObject({
    status: 409,
    data: expect.stringMatching(/can’t be used for this order any more/),
  });
});

test('somebody who has another account but the same mobile number for the delivery uses a coupon once', async () => {
  await coupon('ONCE', { uses_each: '1' });
  const buyers = [await shop.customer(), await shop.customer()] as const;
  const placed: number[] = [];
  for (const [index, buyer] of buyers.entries()) {
    await addBoxes(buyer);
    await enter(buyer, 'ONCE');
    const address = async (type: 'Billing' | 'Shipping', mobile: string) =>
      (await buyer.call('Add_CustomerAddress', addressOf(type, { city: 131517, mobileNo: mobile }))).data.addressId;
    const { fld_cart_id: cartid } = await cartOf(buyer);
    const billingaddress = await address('Billing', `984300001${index}`);
    const shippingaddress = await address('Shipping', '9843000099');
    const order = await buyer.call('PlaceOrder', { cartid, billingaddress, shippingaddress });
    expect(order).toMatchObject({ status: 200 });
    placed.push(order.data.order_id);
    // The first order's use is given up, until its buyer pays.
    shop.clock.advance({ minutes: 31 });
  }
  const pay = (index: 0 | 1) => buyers[index].call('StartPayment', { orderid: placed[index], purpose: 'full' });
  expect(await pay(1)).toMatchObject({ status: 200 });
  expect(await pay(0)).toMatchObject({ status: 409, data: expect.stringMatching(/used it for another order/) });
});

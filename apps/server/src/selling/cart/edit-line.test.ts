import { linesOfCart } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes, payInFull, readyToOrder, soapBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const linesOf = async (visitor: ShopVisitor) => (await visitor.call('GetCartWebsite', { id: null })).data;

/** Soap boxes in a quantity, as the customiser sends them. */
const boxes = (quantity: number, own: object = {}) => ({
  ...soapBoxes,
  itemdetails: [{ Item: 202, Quantity: quantity }],
  ...own,
});

describe('a line that is edited', () => {
  test('becomes another box in place, at its price, and keeps the note and the artwork', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor, { designType: 'Own design', CustomItemDescription: 'Our logo' });
    await addBoxes(visitor, { boardid: 4 });
    const [line, other] = await linesOf(visitor);
    const edited = boxes(2000, {
      itemdetails: [{ Item: 203, Quantity: 2000 }],
      cartlineid: line.fld_cart_dtl_id,
      boardid: 3,
      outercoatingid: 0,
      innercoatingid: 8,
      deliverytype: 'SelfPickup',
      destination_pin: 0,
    });
    const answer = await visitor.call('AddToCartWebsite', edited);
    expect(answer).toMatchObject({ status: 200, data: { cart_line_id: line.fld_cart_dtl_id } });
    const price = { varientid: 203, boardid: 3, outercoatingid: 0, innercoatingid: 8, quantity: 2000 };
    const [now, still] = await linesOf(visitor);
    expect(now).toMatchObject({
      fld_cart_dtl_id: line.fld_cart_dtl_id,
      fld_variantid: 203,
      fld_quantity: 2000,
      fld_boardid: 3,
      fld_outercoatingid: null,
      fld_innercoatingid: 8,
      fld_delivery_type: 'SelfPickup',
      fld_design_type: 'Own design',
      fld_custom_item_description: 'Our logo',
      Basevalue: (await visitor.call('GetPrice', price)).data.total_price,
      fld_price_note: null,
    });
    expect(still).toMatchObject({ fld_cart_dtl_id: other.fld_cart_dtl_id, fld_boardid: 4, fld_quantity: 1000 });
    // A repeated request changes nothing more.
    expect((await visitor.call('AddToCartWebsite', edited)).data).toEqual(answer.data);
    expect((await linesOf(visitor)).length).toBe(2);
  });

  test('that becomes the same box as another is asked about, and the buyer decides whether they stay two lines', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor, {});
    await addBoxes(visitor, { boardid: 4 });
    const [first, second] = await linesOf(visitor);
    const edit = (quantity: number, own: object) =>
      visitor.call('AddToCartWebsite', boxes(quantity, { cartlineid: second.fld_cart_dtl_id, ...own }));
    const quantities = async () => (await linesOf(visitor)).map((line: { fld_quantity: number }) => line.fld_quantity);

    expect(await edit(2000, { ifsame: 'ask' })).toMatchObject({
      status: 409,
      details: { cart_line_id: first.fld_cart_dtl_id, quantity: 1000 },
    });
    expect((await linesOf(visitor))[1]).toMatchObject({ fld_boardid: 4, fld_quantity: 1000 });
    expect((await edit(2000, {})).status).toBe(200);
    expect(await quantities()).toEqual([1000, 2000]);
    // Kept apart: another quantity asks nothing, an equal one asks.
    expect((await edit(3000, { ifsame: 'ask' })).status).toBe(200);
    expect((await edit(1000, { ifsame: 'ask' })).status).toBe(409);
    const merge = () => edit(4000, { mergedlineid: first.fld_cart_dtl_id });
    expect((await Promise.all([merge(), merge()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await quantities()).toEqual([4000]);
  });

  test('that is gone says so, and nothing is added', async () => {
    const visitor = shop.visitor();
    const cartID = await addBoxes(visitor);
    const [line] = await linesOf(visitor);
    await visitor.call('DeleteCart', { cartID, cartlineid: line.fld_cart_dtl_id });
    expect(await visitor.call('AddToCartWebsite', boxes(2000, { cartlineid: line.fld_cart_dtl_id }))).toMatchObject({
      status: 404,
      code: 'not_found',
      data: 'This item is not in your cart any more.',
    });
    expect(await linesOf(visitor)).toEqual([]);
  });

  test('of another customer counts as gone, and bad input leaves the line as it is', async () => {
    const [owner, stranger] = [shop.visitor(), shop.visitor()];
    await addBoxes(owner);
    await addBoxes(stranger);
    const [line] = await linesOf(owner);
    const edit = (visitor: ShopVisitor, own: object) =>
      visitor.call('AddToCartWebsite', boxes(2000, { cartlineid: line.fld_cart_dtl_id, ...own }));
    expect(await edit(stranger, {})).toMatchObject({ status: 404 });
    expect(await edit(shop.visitor(), {})).toMatchObject({ status: 404 });
    expect(await edit(owner, { itemdetails: [{ Item: 202, Quantity: 999 }] })).toMatchObject({ status: 400 });
    expect(await edit(owner, { length: 60, width: 32, height: 1 })).toMatchObject({ status: 422 });
    expect(await edit(owner, { boardid: 9999 })).toMatchObject({ status: 404 });
    expect(await linesOf(owner)).toMatchObject([{ fld_quantity: 1000, fld_boardid: 2, fld_variantid: 202 }]);
  });

  test('keeps its quotation while box and quantity are the quoted ones', async () => {
    const visitor = shop.visitor();
    const asked = { quantity: 1000, varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 };
    const { data: quoted } = await visitor.call('GetQuotation', { ...asked, destination_pin: '641001' });
    await addBoxes(visitor, { quotation: quoted.quotation });
    const [line] = await linesOf(visitor);
    const edit = (own: object) =>
      visitor.call('AddToCartWebsite', boxes(1000, { cartlineid: line.fld_cart_dtl_id, ...own }));
    expect(await edit({ deliverytype: 'SelfPickup' })).toMatchObject({ status: 200 });
    const quotationOf = async () => {
      const [stored] = await linesOfCart(shop.services.db, line.fld_cart_id);
      return stored?.configuration['quotation'];
    };
    expect(await quotationOf()).toMatchObject({ number: quoted.quotation_number });
    await edit({ outercoatingid: 0 });
    expect(await quotationOf()).toBeNull();
  });
});

describe('the same box in another quantity', () => {
  test('is asked about if the buyer wants to be asked: nothing is added, and the line is named', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor);
    const [line] = await linesOf(visitor);
    const asked = await visitor.call('AddToCartWebsite', boxes(2000, { ifsame: 'ask' }));
    expect(asked).toMatchObject({
      status: 409,
      code: 'conflict',
      data: 'You have 1,000 of this box in your cart.',
      details: { cart_line_id: line.fld_cart_dtl_id, quantity: 1000 },
    });
    expect(await linesOf(visitor)).toHaveLength(1);
    // Make it 3,000; again: the same.
    for (const _press of [1, 2]) {
      await visitor.call('AddToCartWebsite', boxes(3000, { cartlineid: line.fld_cart_dtl_id }));
      expect(await linesOf(visitor)).toMatchObject([{ fld_quantity: 3000 }]);
    }
    // Keep both.
    await visitor.call('AddToCartWebsite', boxes(2000));
    expect(await linesOf(visitor)).toMatchObject([{ fld_quantity: 3000 }, { fld_quantity: 2000 }]);
  });

  test('in the same quantity is one line without a question, and another box, note or artwork is another line', async () => {
    const visitor = shop.visitor();
    const ask = (own: object) => visitor.call('AddToCartWebsite', boxes(1000, { ifsame: 'ask', ...own }));
    const first = await ask({});
    expect((await ask({})).data).toEqual(first.data);
    for (const own of [{ outercoatingid: 1 }, { CustomItemDescription: 'With a window' }, { designType: 'Ours' }]) {
      expect(await ask(own)).toMatchObject({ status: 200 });
    }
    expect(await linesOf(visitor)).toHaveLength(4);
  });
});

describe('a sample', () => {
  test('can’t raise the number of a box', async () => {
    const visitor = shop.visitor();
    const orderid = await addBoxes(visitor);
    const item = { itemdetails: [{ Item: 202, Quantity: 1 }], orderid, status: 'INCART' };
    const none = { outercoatingid: 0, innercoatingid: 0, boardid: 0 };
    // As the specification's client sends them: with placeholder figures, or with a delivery.
    for (const sent of [{ gst: 107.15, totalamount: 1000 }, { deliverytype: 'StandardShipping' }]) {
      expect(await visitor.call('AddToCartWebsite', { ...item, ...none, ...sent })).toMatchObject({ status: 400 });
    }
    expect(await linesOf(visitor)).toMatchObject([{ fld_quantity: 1000 }]);
    expect(await visitor.call('AddToCartWebsite', { ...item, orderid: 0 })).toMatchObject({ status: 200 });
    expect(await linesOf(visitor)).toMatchObject([{ fld_quantity: 1001 }]);
  });
});

describe('signing in', () => {
  const signIn = async (browser: ShopVisitor, { email, password }: { email: string; password: string }) =>
    (await browser.call('AddwebsiteLogin', { email, password, action: 'Login' })).status;

  test('adds new lines, and doesn’t repeat lines that the account already has', async () => {
    const customer = await shop.customer();
    await addBoxes(customer);
    await addBoxes(customer, { boardid: 4 });
    const browser = shop.visitor();
    await addBoxes(browser);
    await browser.call('AddToCartWebsite', boxes(2000));
    await addBoxes(browser, { CustomItemDescription: 'With a window' });
    expect(await signIn(browser, customer)).toBe(200);
    await browser.call('MoveTmpCrtToMain', { customerid: customer.id });
    expect(await linesOf(browser)).toMatchObject([
      { fld_quantity: 1000, fld_boardid: 2, fld_custom_item_description: null },
      { fld_quantity: 1000, fld_boardid: 4 },
      { fld_quantity: 2000, fld_boardid: 2 },
      { fld_quantity: 1000, fld_boardid: 2, fld_custom_item_description: 'With a window' },
    ]);
  });

  test('while the box is being added loses nothing and makes no doubles', async () => {
    const customer = await shop.customer();
    for (let round = 0; round < 8; round += 1) {
      const browser = shop.visitor();
      const quantity = 1000 + round;
      await addBoxes(browser, { boardid: 4 });
      const waiting = new Map(browser.cookies);
      const tab: ShopVisitor = shop.visitor();
      for (const [name, value] of waiting) tab.cookies.set(name, value);
      const [added, status] = await Promise.all([
        tab.call('AddToCartWebsite', boxes(quantity)),
        signIn(browser, customer),
      ]);
      expect([added.status, status]).toEqual([200, 200]);
      // What the browser does when an answer finds it signed in.
      await browser.call('MoveTmpCrtToMain', { customerid: customer.id });
      const lines = await linesOf(browser);
      expect(
        lines.filter(
          (line: { fld_quantity: number; fld_boardid: number }) =>
            line.fld_quantity === quantity && line.fld_boardid === 2,
        ),
      ).toHaveLength(1);
      expect(lines.filter((line: { fld_boardid: number }) => line.fld_boardid === 4)).toHaveLength(1);
    }
  });
});

describe('a cart that changes while it is ordered', () => {
  test('keeps a box that is added at that moment: in the order or in the next cart, never in both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { customer, place } = await readyToOrder(shop);
      const add = () => customer.call('AddToCartWebsite', boxes(2000));
      const [placed, ...added] = await Promise.all([place(), add(), add()]);
      expect([placed, ...added].map(({ status }) => status === 200 || status === 409)).toEqual([true, true, true]);
      const order = placed.status === 200 ? placed : await place({ acceptedtotal: 1_000_000 });
      await payInFull(shop, customer, order.data.order_id);
      const [row] = (
        await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: order.data.order_id } })
      ).data;
      const left = await linesOf(customer);
      expect(
        row.Total_Item_Quantity +
          left.reduce((sum: number, line: { fld_quantity: number }) => sum + line.fld_quantity, 0),
      ).toBe(3000);
    }
  });

  test('keeps an edit made after the order was placed in the next cart', async () => {
    const { customer, place } = await readyToOrder(shop);
    await addBoxes(customer, { boardid: 4 });
    const [line] = await linesOf(customer);
    const placed = await place();
    const edited = await customer.call('AddToCartWebsite', boxes(2000, { cartlineid: line.fld_cart_dtl_id }));
    expect(edited).toMatchObject({ status: 200 });
    await payInFull(shop, customer, placed.data.order_id);
    expect(await linesOf(customer)).toMatchObject([{ fld_quantity: 2000, fld_boardid: 2 }]);
    // The order is what was accepted and paid.
    const [row] = (
      await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: placed.data.order_id } })
    ).data;
    expect(row.Total_Item_Quantity).toBe(2000);
  });

  test('refuses an edit once the line is paid for, and is empty when nothing was changed', async () => {
    const { customer, place } = await readyToOrder(shop);
    const [line] = await linesOf(customer);
    const placed = await place();
    await payInFull(shop, customer, placed.data.order_id);
    expect(await linesOf(customer)).toEqual([]);
    expect(await customer.call('AddToCartWebsite', boxes(2000, { cartlineid: line.fld_cart_dtl_id }))).toMatchObject({
      status: 404,
    });
  });

  test('has the old or the new line in the order when edit and order come at once; an edit that came second is in the next cart', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { customer, place } = await readyToOrder(shop);
      const [line] = await linesOf(customer);
      const [placed, edited] = await Promise.all([
        place(),
        customer.call('AddToCartWebsite', boxes(2000, { cartlineid: line.fld_cart_dtl_id })),
      ]);
      expect(edited.status).toBe(200);
      const order = placed.status === 200 ? placed : await place({ acceptedtotal: 1_000_000 });
      await payInFull(shop, customer, order.data.order_id);
      const [row] = (
        await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: order.data.order_id } })
      ).data;
      const left = (await linesOf(customer)).map((each: { fld_quantity: number }) => each.fld_quantity);
      expect([row.Total_Item_Quantity, left]).toEqual(row.Total_Item_Quantity === 2000 ? [2000, []] : [1000, [2000]]);
    }
  });

  test('has one line when two tabs add the same box at once, and one of them asks', async () => {
    const customer = await shop.customer();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => customer.call('AddToCartWebsite', boxes(2000, { ifsame: 'ask' }))),
    );
    expect(new Set(answers.map(({ data }) => data.cart_line_id)).size).toBe(1);
    const others = await Promise.all(
      [3000, 4000].map((quantity) => customer.call('AddToCartWebsite', boxes(quantity, { ifsame: 'ask', boardid: 4 }))),
    );
    expect(others.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await linesOf(customer)).toHaveLength(2);
  });
});

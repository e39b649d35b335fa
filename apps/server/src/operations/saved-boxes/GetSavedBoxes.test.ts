import { inTransaction } from '@boxwright/storage';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { openShop, type Shop, type ShopCustomer } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../../testing/orders.ts';
import { savedBoxesOf, saveSoapBox, soapBox } from '../../testing/saved-boxes.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Changes the catalogue, calls `look`, and changes it back. */
async function whileIn(changed: SQL, back: SQL, look: () => Promise<void>): Promise<void> {
  const change = async (statement: SQL) => {
    await inTransaction(shop.services.db, (tx) => tx.execute(statement));
    forgetCatalogue(shop.services);
  };
  await change(changed);
  await look().finally(() => change(back));
}

const quoteFor = async (customer: ShopCustomer, own: object = {}) =>
  (await customer.call('GetQuote', { ...soapBox, customerid: customer.id, ...own })).data;

describe('GetSavedBoxes', () => {
  test('shows the same price as the customiser to this customer, without a die that is paid for', async () => {
    const ready = await readyToOrder(shop);
    const { customer } = ready;
    await saveSoapBox(customer);
    const before = await quoteFor(customer);
    expect(await savedBoxesOf(customer)).toMatchObject([{ Basevalue: before.price.total_price, die_on_file: null }]);
    const { data } = await ready.place();
    await payInFull(shop, customer, data.order_id);
    const after = await quoteFor(customer);
    expect(after.price.total_price).toBeLessThan(before.price.total_price);
    expect(await savedBoxesOf(customer)).toMatchObject([
      { Basevalue: after.price.total_price, die_on_file: after.price.die_on_file, fld_problem: null },
    ]);
  });

  test('keeps a quotation’s price while it is valid, and only for its box', async () => {
    const customer = await shop.customer();
    const { data: quotation } = await customer.call('GetQuotation', {
      ...{ varientid: 202, boardid: 2, outercoatingid: 2, quantity: 1000, destination_pin: '641001' },
    });
    await saveSoapBox(customer, { quotation: quotation.quotation });
    await saveSoapBox(customer, { quotation: quotation.quotation, quantity: 2000 });
    expect(await savedBoxesOf(customer)).toMatchObject([
      { quotation_number: null, quotation: null },
      { quotation_number: quotation.quotation_number, quotation: quotation.quotation },
    ]);
  });

  test('says why a box can’t be priced any more, and prices it again once it can', async () => {
    const customer = await shop.customer();
    await saveSoapBox(customer);
    const [{ Basevalue }] = await savedBoxesOf(customer);
    const gone = (what: string) => async () => {
      expect(await savedBoxesOf(customer)).toMatchObject([
        {
          fld_variantname: 'Soap Box 100 g',
          fld_board_name: 'Folding Box Board 300 gsm',
          Basevalue: null,
          fld_problem: expect.stringContaining(what),
        },
      ]);
    };
    await whileIn(
      sql`update boards set status = 'Inactive' where id = 2`,
      sql`update boards set status = 'Active' where id = 2`,
      gone('This board is not offered any more'),
    );
    await whileIn(
      sql`update variants set status = 'Inactive' where id = 202`,
      sql`update variants set status = 'Active' where id = 202`,
      gone('This box is not offered any more'),
    );
    await whileIn(
      sql`update variants set style = 'straight-tuck-end' where id = 202`,
      sql`update variants set style = 'reverse-tuck-end' where id = 202`,
      gone('We build this box in another way now'),
    );
    expect(await savedBoxesOf(customer)).toMatchObject([{ Basevalue, fld_problem: null }]);
  });

  test('a saved box keeps its size when its variant gets another one', async () => {
    const customer = await shop.customer();
    await saveSoapBox(customer);
    const [{ Basevalue }] = await savedBoxesOf(customer);
    await whileIn(
      sql`update variants set length_mm = 80 where id = 202`,
      sql`update variants set length_mm = 60 where id = 202`,
      async () => {
        expect((await quoteFor(customer)).price.total_price).not.toBe(Basevalue);
        expect(await savedBoxesOf(customer)).toMatchObject([{ Basevalue, fld_length: 60 }]);
      },
    );
  });

  test('shows only the customer’s own boxes', async () => {
    const [owner, stranger] = [await shop.customer(), await shop.customer()];
    await saveSoapBox(owner);
    expect(await savedBoxesOf(stranger)).toEqual([]);
    expect(await shop.visitor().call('GetSavedBoxes', {})).toMatchObject({ status: 401 });
    expect(await stranger.call('GetSavedBoxes', { customerid: owner.id })).toMatchObject({ status: 400 });
  });
});

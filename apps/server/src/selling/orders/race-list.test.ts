import { parseRupees } from '@boxwright/money';
import { type RaceShop, races, tryAtOnce } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { settlePayment } from '../payments/settle-payment.ts';

let shop: Shop;
let raceShop: RaceShop;
beforeAll(async () => {
  shop = await openShop({ connections: 10 });
  raceShop = {
    customer: async () => asCaller(await shop.customer()),
    staff: asCaller(await shop.staff()),
    async pay(_, { txnid, amount }) {
      shop.payu.says(txnid, 'captured', parseRupees(String(amount)));
      await settlePayment(shop.services, txnid);
    },
  };
});
afterAll(() => shop.close());

/** The list names operations as text, because it also runs against shops of other programs. */
const asCaller = <Who extends ShopVisitor>(who: Who): Who & RaceShop['staff'] => who as Who & RaceShop['staff'];

// `npm run torture races` tries each fifty times at once.
test.each(races.map((race) => [race.name, race] as const))('%s', async (_, race) => {
  expect(await tryAtOnce(raceShop, race, 6)).toEqual([]);
});

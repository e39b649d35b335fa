import type { Race, RaceAnswer, RaceShop } from './race.ts';
import { must, type PlacedOrder, placedOf, type RaceBuyer, raceBuyer } from './race-buyer.ts';

export const isPlaced = ({ status }: RaceAnswer): boolean => status === 200;

/** What a press has answered; known once all presses have answered. */
export function remembered(press: () => Promise<RaceAnswer>) {
  let answer: RaceAnswer | undefined;
  return {
    press: async () => {
      answer = await press();
    },
    answer: (): RaceAnswer => {
      if (answer === undefined) throw new Error('This was never pressed.');
      return answer;
    },
  };
}

/** A customer whose die is on file, with a second order in the cart that is priced without it. */
async function dieOwner(shop: RaceShop) {
  const buyer = await raceBuyer(shop);
  const first = await buyer.order();
  await buyer.pay(first.id);
  return { buyer, first, cart: await buyer.fill() };
}

/** A customer with a paid sample. */
async function sampleOwner(shop: RaceShop) {
  const buyer = await raceBuyer(shop);
  const { data } = await buyer.place(await buyer.fillWithSample());
  const sample = placedOf(data);
  await buyer.pay(sample.id);
  return { buyer, sample };
}

/** A sale at the desk for a customer, with a thousand of their boxes. */
export async function saleFor({ staff }: RaceShop, { caller, addressId }: RaceBuyer, payment: 'Link' | 'COD' = 'Link') {
  const { sale_id } = await must(staff, 'StartSale', { customer_id: caller.id });
  const read = () => must(staff, 'GetSale', { sale_id });
  await must(staff, 'AddBoxToSale', {
    ...{ sale_id, seen: (await read()).version, varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 },
    ...{ quantity: 1000, delivery_type: 'StandardShipping', pincode: '641001' },
  });
  const { version: seen, total } = await read();
  return () =>
    staff.call('PlaceSale', {
      ...{ sale_id, seen, shipping_address: addressId, billing_address: addressId },
      // With cash, its fee is added.
      ...{ payment, accepted_total: payment === 'COD' ? Math.ceil(total * 1.1) : total },
    });
}

const cancelAtDesk = ({ staff }: RaceShop, { id }: PlacedOrder): Promise<RaceAnswer> =>
  staff.call('MoveOrder', { orderid: id, seenstatus: 'IN-PROCESS', orderstatus: 'Cancelled', note: 'Asked by phone.' });

/** Whether an alert names both orders. */
async function areInAnAlert({ staff }: RaceShop, ...numbers: string[]): Promise<boolean> {
  const { alerts } = await must(staff, 'GetAlerts', { pagesize: 100 });
  const texts: string[] = alerts.map((alert: object) => JSON.stringify(alert));
  return texts.some((text) => numbers.every((number) => text.includes(number)));
}

/** The races of a price with a row on which it depends; decision 92 says how each pair is kept apart. */
export const priceRaces: readonly Race[] = [
  {
    name: 'the order that pays for a die is cancelled by its customer, and the next one is placed without the die',
    async prepare(shop) {
      const { buyer, first, cart } = await dieOwner(shop);
      const placing = remembered(() => buyer.place(cart));
      return {
        presses: [() => buyer.caller.call('CancelOrder', { orderid: first.id }), placing.press],
        wrong: async () =>
          isPlaced(placing.answer()) && (await buyer.statusOf(first.id)) === 'Cancelled'
            ? 'An order was placed without a die whose order is cancelled.'
            : undefined,
      };
    },
  },
  {
    name: 'the order that pays for a die is cancelled by its customer, and the desk sells without the die',
    async prepare(shop) {
      const { buyer, first } = await dieOwner(shop);
      const placing = remembered(await saleFor(shop, buyer));
      return {
        presses: [() => buyer.caller.call('CancelOrder', { orderid: first.id }), placing.press],
        wrong: async () =>
          isPlaced(placing.answer()) && (await buyer.statusOf(first.id)) === 'Cancelled'
            ? 'The desk sold without a die whose order is cancelled.'
            : undefined,
      };
    },
  },
  {
    name: 'the order that pays for a die is cancelled by staff, and the next one is placed without the die',
    async prepare(shop) {
      const { buyer, first, cart } = await dieOwner(shop);
      const placing = remembered(() => buyer.place(cart));
      return {
        presses: [() => cancelAtDesk(shop, first), placing.press],
        wrong: async () => {
          const { data } = placing.answer();
          if (!isPlaced(placing.answer()) || (await buyer.statusOf(first.id)) !== 'Cancelled') return undefined;
          return (await areInAnAlert(shop, first.number, placedOf(data).number))
            ? undefined
            : 'Staff cancelled the order of a die, and no alert names the order that was priced without it.';
        },
      };
    },
  },
  {
    name: 'a sample is cancelled, and boxes are placed with its price taken off',
    async prepare(shop) {
      const { buyer, sample } = await sampleOwner(shop);
      const cart = await buyer.fill();
      const placing = remembered(() => buyer.place(cart));
      return {
        presses: [() => buyer.caller.call('CancelOrder', { orderid: sample.id }), placing.press],
        wrong: async () =>
          isPlaced(placing.answer()) && (await buyer.statusOf(sample.id)) === 'Cancelled'
            ? 'A sample was paid back and credited.'
            : undefined,
      };
    },
  },
  {
    name: 'a sample is credited by the customer’s order and by the desk’s sale',
    async prepare(shop) {
      const { buyer } = await sampleOwner(shop);
      const cart = await buyer.fill();
      const placings = [remembered(() => buyer.place(cart)), remembered(await saleFor(shop, buyer))];
      return {
        presses: placings.map(({ press }) => press),
        wrong: async () =>
          placings.every(({ answer }) => isPlaced(answer())) ? 'A sample was credited twice.' : undefined,
      };
    },
  },
  {
    name: 'a sample is delivered and paid back by staff, and boxes are placed with its price taken off',
    async prepare(shop) {
      const { buyer, sample } = await sampleOwner(shop);
      await deliver(shop, sample);
      const cart = await buyer.fill();
      const placing = remembered(() => buyer.place(cart));
      const refund = { orderid: sample.id, amount: sample.total, seen_refundable: sample.total };
      const refunding = remembered(() => shop.staff.call('RefundOrder', { ...refund, reason: 'It came too late.' }));
      return {
        presses: [refunding.press, placing.press],
        wrong: async () =>
          isPlaced(placing.answer()) && isPlaced(refunding.answer())
            ? 'A sample was paid back after its delivery and credited.'
            : undefined,
      };
    },
  },
  {
    name: 'the cart of an order is changed and placed again while its payment is started',
    async prepare(shop) {
      const buyer = await raceBuyer(shop);
      const order = await buyer.order();
      const cart = await buyer.fill({ boardid: 4 });
      const payment = remembered(() => buyer.startPayment(order.id));
      return {
        presses: [payment.press, () => buyer.place(cart)],
        async wrong() {
          if (!isPlaced(payment.answer())) return undefined;
          const where = { whereClause: { fld_order_id: order.id } };
          const [row] = await must(buyer.caller, 'GetWebsiteOrderDetails', where);
          return row.fld_total === payment.answer().data.amount
            ? undefined
            : 'A payment was started for another total than its order has.';
        },
      };
    },
  },
];

/** The desk takes an order through all its steps. */
async function deliver({ staff }: RaceShop, { id }: PlacedOrder): Promise<void> {
  await must(staff, 'WaivePayment', { orderid: id, step: 'dispatch', reason: 'A race of prices.' });
  const steps = ['IN-PROCESS', 'Order Accepted', 'In Production', 'Packed', 'Dispatched', 'Delivered'];
  for (const [place, to] of steps.slice(1).entries()) {
    const parcel = to === 'Dispatched' ? { courier: 'Blue Dart', trackingnumber: `44127781${id}` } : {};
    await must(staff, 'MoveOrder', { orderid: id, seenstatus: steps[place], orderstatus: to, ...parcel });
  }
}

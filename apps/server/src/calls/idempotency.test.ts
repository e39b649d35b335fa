import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SweepCounters } from '../job-handlers/SweepCounters.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { addressOf } from '../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ connections: 10 });
});
afterAll(() => shop.close());

const key = (name: string) => ({ 'idempotency-key': `request-${name}` });
const addressesOf = async (customer: Awaited<ReturnType<Shop['customer']>>) =>
  (await customer.call('Get_Customer_Address', {})).data.length;

describe('a request repeated with its Idempotency-Key', () => {
  test('takes effect once and gets the first answer again', async () => {
    const customer = await shop.customer();
    const send = () => customer.call('Add_CustomerAddress', addressOf('Shipping'), key('repeated'));
    const first = await send();
    const again = await send();
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect(await addressesOf(customer)).toBe(1);
  });

  test('takes effect once when it arrives several times at the same moment', async () => {
    const customer = await shop.customer();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => customer.call('Add_CustomerAddress', addressOf('Billing'), key('at-once'))),
    );
    expect(new Set(answers.map(({ data }) => data.addressId)).size).toBe(1);
    expect(await addressesOf(customer)).toBe(1);
  });

  test('is not confused with another key, another customer or a failure', async () => {
    const [one, other] = [await shop.customer(), await shop.customer()];
    const refused = await one.call('Add_CustomerAddress', addressOf('Shipping', { name: '' }), key('shared'));
    expect(refused.status).toBe(400);
    const [mine, theirs] = [
      await one.call('Add_CustomerAddress', addressOf('Shipping'), key('shared')),
      await other.call('Add_CustomerAddress', addressOf('Shipping'), key('shared')),
    ];
    await one.call('Add_CustomerAddress', addressOf('Shipping'), key('another'));
    expect(mine.data.addressId).not.toBe(theirs.data.addressId);
    expect([await addressesOf(one), await addressesOf(other)]).toEqual([2, 1]);
  });

  test('is refused with another body, whichever of the two arrives first', async () => {
    const customer = await shop.customer();
    const send = (own: object) => customer.call('Add_CustomerAddress', addressOf('Shipping', own), key('other-body'));
    const first = await send({});
    const other = await send({ area: '9 Another Road' });
    expect(other).toMatchObject({
      status: 422,
      code: 'not_possible',
      data: expect.stringContaining('Idempotency-Key'),
    });
    expect((await send({})).data).toEqual(first.data);
    const together = await Promise.all(
      ['1', '2', '3', '4'].map((area) =>
        customer.call('Add_CustomerAddress', addressOf('Billing', { area: `${area} Mill Road` }), key('together')),
      ),
    );
    expect(together.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await addressesOf(customer)).toBe(2);
  });

  test('is remembered for at least a day, and forgotten later', async () => {
    const customer = await shop.customer();
    const send = () => customer.call('Add_CustomerAddress', addressOf('Billing'), key('swept'));
    const sweep = async (hours: number) => {
      shop.clock.advance({ seconds: hours * 3600 });
      await SweepCounters({}, { services: shop.services, log: pino({ level: 'silent' }) });
    };
    const first = await send();
    await sweep(24);
    expect((await send()).data).toEqual(first.data);
    await sweep(48);
    expect((await send()).data).not.toEqual(first.data);
  });
});

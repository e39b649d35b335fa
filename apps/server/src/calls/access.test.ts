import { mayDo, type OperationName, operations, staffRoles } from '@boxwright/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { openPayment } from '../testing/orders.ts';
import type { Call, CallOf } from './call.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a handler’s call type has the customer or staff its operation requires; an unchecked call is a type error', () => {
  expectTypeOf<CallOf<'PlaceOrder'>['visitor']['customer']>().not.toBeNullable();
  expectTypeOf<CallOf<'GetMail'>['visitor']['staff']>().not.toBeNullable();
  expectTypeOf<CallOf<'UserInfo'>>().toEqualTypeOf<Call>();
  expectTypeOf<Call>().not.toExtend<CallOf<'PlaceOrder'>>();
  expectTypeOf<Call>().not.toExtend<CallOf<OperationName>>();
});

describe('every operation of the back office', () => {
  const guarded = Object.entries(operations).flatMap(([name, { access }]) =>
    typeof access === 'object' && 'staff' in access ? [{ name: name as OperationName, right: access.staff }] : [],
  );
  const forbidden = { status: 403, code: 'forbidden', data: 'Your account may not do this.' };

  test.each(staffRoles)('lets %s do what the role’s rights allow, and nothing else', async (role) => {
    const member = await shop.staff(role);
    for (const { name, right } of guarded) {
      // The role is checked before the body, so an empty body shows whether the role was refused.
      const answer = await member.call(name, {});
      if (mayDo(role, right)) expect(answer.data, name).not.toBe(forbidden.data);
      else expect(answer, name).toMatchObject(forbidden);
      expect(answer.status, name).not.toBe(401);
    }
  });

  test('refuses customers and visitors', async () => {
    expect(guarded.length).toBeGreaterThan(20);
    for (const who of [await shop.customer(), shop.visitor()]) {
      for (const { name } of guarded) expect(await who.call(name, {}), name).toMatchObject({ status: 401 });
    }
  });
});

describe('a member of staff in a role that has no rights', () => {
  const withoutRights = async () => {
    const member = await shop.staff();
    await shop.services.db.execute(sql`update staff set role = 'guest' where id = (select max(id) from staff)`);
    return member;
  };

  test('is refused every back-office operation with a readable message', async () => {
    const member = await withoutRights();
    const refused = { status: 403, code: 'forbidden', data: 'Your account may not do this.' };
    for (const operation of ['GetMailbox', 'GetMail', 'GetAlerts', 'MarkAlertsSeen', 'RunJobAgain'] as const) {
      expect(await member.call(operation, {}), operation).toMatchObject(refused);
    }
  });

  test('sees no orders', async () => {
    const { orderId } = await openPayment(shop);
    const whereClause = { fld_order_id: orderId };
    expect((await (await shop.staff()).call('GetWebsiteOrderDetails', { whereClause })).status).toBe(200);
    expect((await (await withoutRights()).call('GetWebsiteOrderDetails', { whereClause })).status).toBe(401);
  });
});

describe('the id of a customer in a body', () => {
  const naming = (id: number) =>
    [
      ['Get_customerData_by_id', { WhereClause: { fld_customerid: id } }],
      ['Get_customerData_by_id', { WhereClause: { fld_customer_id: id } }],
      ['Get_DashboardYearlySales', { WhereClause: { fld_customer_id: id } }],
      ['Get_Customer_Address', { whereClause: { fld_customerid: id } }],
      ['GetCustomerOrderDetails', { WhereClause: { fld_customer_id: id } }],
      ['GetCartWebsite', { id }],
      ['DeleteCart', { cartID: 1, cartlineid: 1, customerid: id }],
      ['MoveTmpCrtToMain', { customerid: id }],
    ] as const;

  test('is compared with the signed-in customer', async () => {
    const [owner, stranger] = [await shop.customer(), await shop.customer()];
    for (const [operation, body] of naming(owner.id)) {
      expect((await owner.call(operation, body)).code, operation).not.toBe('forbidden');
      expect(await stranger.call(operation, body), operation).toMatchObject({
        status: 403,
        code: 'forbidden',
        data: 'This belongs to another account.',
      });
      expect(await shop.visitor().call(operation, body), operation).toMatchObject({
        status: 401,
        data: 'Please sign in to continue.',
      });
    }
  });
});

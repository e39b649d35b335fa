import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { isStaff, staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Listed {
  readonly session_id: string;
  readonly this_device: boolean;
}

test('EndStaffSession signs out one other device of the member', async () => {
  const [member, other] = [await staffMember(shop), await staffMember(shop)];
  const elsewhere = shop.visitor();
  await elsewhere.call('StaffSignIn', { email: member.email, password: member.password });
  const { sessions } = (await member.call('GetStaffAccount')).data as { sessions: Listed[] };
  const idOf = (isThis: boolean) => sessions.find(({ this_device }) => this_device === isThis)?.session_id;
  const end = (who: typeof member, session_id: string | undefined) => who.call('EndStaffSession', { session_id });
  expect((await end(other, idOf(false))).status).toBe(404);
  expect(await isStaff(elsewhere)).toBe(true);
  expect(await end(member, idOf(true))).toMatchObject({ status: 422 });
  expect((await end(member, idOf(false))).status).toBe(200);
  expect([await isStaff(member), await isStaff(elsewhere)]).toEqual([true, false]);
  expect((await end(member, idOf(false))).status).toBe(404);
});

test('EndStaffSession refuses bad input, visitors and customers', async () => {
  expect((await (await shop.staff()).call('EndStaffSession', {})).status).toBe(400);
  for (const who of [shop.visitor(), await shop.customer()])
    expect((await who.call('EndStaffSession', { session_id: 'x' })).status).toBe(401);
});

import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { isStaff, staffMember, switchOnAuthenticator } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('ConfirmAuthenticator switches the app on, gives ten recovery codes, and ends sessions begun without it', async () => {
  const member = await staffMember(shop);
  const elsewhere = shop.visitor();
  await elsewhere.call('StaffSignIn', { email: member.email, password: member.password });
  const { recoveryCodes } = await switchOnAuthenticator(shop, member);
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
  expect([await isStaff(member), await isStaff(elsewhere)]).toEqual([true, false]);
  const stored = (await shop.services.db.execute('select code_hash from staff_recovery_codes')).rows;
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0]);
  const noted = JSON.stringify(await listChanges(shop.services.db, { staffId: member.id }, 5));
  expect(noted).toContain('ConfirmAuthenticator');
  for (const code of recoveryCodes) expect(noted).not.toContain(code);
});

test('ConfirmAuthenticator refuses a wrong code, and a code when no app was begun', async () => {
  const member = await staffMember(shop);
  const confirm = (code: string) => member.call('ConfirmAuthenticator', { code });
  expect(await confirm('123456')).toMatchObject({
    status: 409,
    data: 'Please begin again: there is no authenticator app to confirm.',
  });
  await member.call('BeginAuthenticator', { password: member.password });
  expect(await confirm('')).toMatchObject({ status: 400, data: 'Please enter the code.' });
  expect(await confirm('12345')).toMatchObject({ status: 403 });
  expect((await member.call('GetStaffAccount')).data.authenticator_since).toBeNull();
  for (const who of [shop.visitor(), await shop.customer()])
    expect((await who.call('ConfirmAuthenticator', { code: '123456' })).status).toBe(401);
});

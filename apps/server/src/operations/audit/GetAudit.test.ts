import { inTransaction, noteChange } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const note = (staffId: number, subject: string, subjectId: string) =>
  inTransaction(shop.services.db, (tx) =>
    noteChange(tx, {
      staffId,
      operation: 'AgreePrice',
      subject,
      subjectId,
      name: `${subject} ${subjectId}`,
      before: { line: 7, pricePaise: 500 },
      after: { line: 7, pricePaise: 1_23_456_50 },
      reason: 'Dearer board',
      createdAt: shop.clock.now(),
    }),
  );

test('GetAudit lists changes newest first, filtered by member, kind and subject, a page at a time', async () => {
  const [admin, ravi] = [await staffMember(shop), await staffMember(shop, 'Accounts', 'Ravi')];
  await note(ravi.id, 'price', '1');
  for (let n = 0; n < 51; n += 1) await note(admin.id, 'board', String(n));
  const read = async (body: object = {}) => (await admin.call('GetAudit', body)).data;
  const first = await read();
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({
    fld_changed_by: 'Asha',
    fld_name: 'board 50',
    fld_deed: 'Agreed a price',
    changes: [{ fld_what: 'Price', fld_from: '₹5.00', fld_to: '₹1,23,456.50' }],
    fld_reason: 'Dearer board',
  });
  expect(first.subjects).toEqual(['board', 'price']);
  expect(first.members).toContainEqual({ fld_staff_id: ravi.id, fld_name: 'Ravi' });
  const second = await read({ before: first.next });
  expect([second.entries.length, second.next]).toEqual([2, null]);
  const names = async (body: object) =>
    (await read(body)).entries.map(({ fld_name }: { fld_name: string }) => fld_name);
  expect(await names({ fld_staff_id: ravi.id })).toEqual(['price 1']);
  expect(await names({ fld_subject: 'price' })).toEqual(['price 1']);
  expect(await names({ fld_subject: 'board', fld_subject_id: '7' })).toEqual(['board 7']);
  expect(await names({ fld_subject: 'nothing' })).toEqual([]);
});

test('GetAudit refuses bad input and visitors without the right', async () => {
  const admin = await staffMember(shop);
  expect((await admin.call('GetAudit', { before: 'x' })).status).toBe(400);
  const others = [shop.visitor(), await shop.customer(), await staffMember(shop, 'Accounts')];
  const answers = await Promise.all(others.map((who) => who.call('GetAudit')));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});

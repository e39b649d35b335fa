import { type FreshDatabase, freshDatabase } from '@boxwright/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../connect.ts';
import { listChanges, noteChange } from './audit.ts';

let database: FreshDatabase;
let staffId: number;
beforeAll(async () => {
  database = await freshDatabase();
  await database.db.execute(sql`insert into "user" (id, name, email) values ('a', 'Asha', 'asha@shop.example')`);
  await database.db.execute(sql`insert into staff (user_id, name, role) values ('a', 'Asha', 'Admin')`);
  staffId = (await database.pool.query('select id from staff')).rows[0].id;
});
afterAll(() => database.close());

const change = (subjectId: string, to: string) => ({
  staffId,
  operation: 'MoveOrder',
  subject: 'order',
  subjectId,
  name: `ORD-${subjectId}`,
  before: { status: 'IN-PROCESS' },
  after: { status: to },
});

test('changes are listed newest first with who made them, and by subject', async () => {
  await inTransaction(database.db, async (tx) => {
    await noteChange(tx, change('1', 'Order Accepted'));
    await noteChange(tx, change('2', 'Cancelled'));
    await noteChange(tx, { ...change('1', 'In Production'), reason: 'Rush order' });
  });
  const all = await listChanges(database.db, {}, 10);
  expect(all.map(({ name, staffName, after }) => [name, staffName, after?.['status']])).toEqual([
    ['ORD-1', 'Asha', 'In Production'],
    ['ORD-2', 'Asha', 'Cancelled'],
    ['ORD-1', 'Asha', 'Order Accepted'],
  ]);
  const ofOne = await listChanges(database.db, { subject: 'order', subjectId: '1', before: all[0]?.id ?? 0 }, 10);
  expect(ofOne.map(({ name, reason }) => [name, reason])).toEqual([['ORD-1', null]]);
});

test('recorded changes can’t be altered or removed', async () => {
  await inTransaction(database.db, (tx) => noteChange(tx, change('3', 'Packed')));
  await expect(database.pool.query('update audit_entries set reason = $1', ['none'])).rejects.toThrow('append-only');
  // The reasons are deleted only with the data of an erased customer.
  await expect(database.pool.query('update audit_entries set reason = null')).rejects.toThrow('append-only');
  await expect(database.pool.query('delete from audit_entries')).rejects.toThrow('append-only');
});

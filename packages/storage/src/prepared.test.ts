import { type FreshDatabase, freshDatabase, unique } from '@boxwright/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from './connect.ts';
import { preparedInsert, preparedInsertAlong } from './prepared.ts';
import type { Mail, NewMail } from './rows.ts';
import { mails } from './schema/mails.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const inserted = preparedInsert<NewMail, Mail[]>('test_mail', (db, mail) => db.insert(mails).values(mail).returning());
const insertAlong = preparedInsertAlong<NewMail>('test_mail_along', (db, mail) => db.insert(mails).values(mail));

const aMail = () => ({
  key: unique(),
  recipient: 'asha@shop.example',
  subject: 'Paid',
  html: '<p>Paid</p>',
  text: 'Paid',
});

test('an insert that is composed once stores dates, lists and nulls, and takes the defaults of what a row leaves out', async () => {
  const sentAt = new Date('2026-11-20T04:30:00Z');
  const [first] = await inserted(database.db, { ...aMail(), sentAt: null, error: 'No answer.' });
  const [second] = await inserted(database.db, { ...aMail(), sentAt, error: null });
  const [third] = await inserted(database.db, { ...aMail(), attachments: ['a.pdf'], state: 'kept', error: undefined });
  expect(first).toMatchObject({ sentAt: null, error: 'No answer.', attachments: [], state: 'queued', tries: 0 });
  expect(second).toMatchObject({ sentAt, error: null, attachments: [] });
  expect(third).toMatchObject({ sentAt: null, error: null, attachments: ['a.pdf'], state: 'kept' });
});

test('a row that nobody waits for is stored with the transaction, or fails it', async () => {
  const mail = aMail();
  await inTransaction(database.db, async (tx) => insertAlong(tx, mail));
  expect(await database.db.select().from(mails).where(eq(mails.key, mail.key))).toHaveLength(1);
  const again = inTransaction(database.db, async (tx) => insertAlong(tx, mail));
  await expect(again).rejects.toMatchObject({ constraint: 'mails_key_unique' });
});

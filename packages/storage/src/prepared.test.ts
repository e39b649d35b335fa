import { type FreshDatabase, freshDatabase, unique } from '@boxwright/testing';
import { and, count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DbOrTx, inTransaction } from './connect.ts';
import { prepared, preparedInsert, preparedInsertAlong } from './prepared.ts';
import { only } from './queries/equal-to.ts';
import type { Mail, NewMail } from './rows.ts';
import { mails } from './schema/mails.ts';
import { cities, states } from './schema/places.ts';

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

test('an insert composed once stores dates, lists and nulls, and leaves columns without a value to their defaults', async () => {
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

test('rows are read as Drizzle reads them: dates, expressions, subqueries, and joined tables that are missing', async () => {
  const { db } = database;
  const { key } = only(await inserted(db, { ...aMail(), sentAt: new Date('2026-11-20T04:30:00Z') }));
  const compose = (of: DbOrTx) => {
    const sizes = of
      .select({ stateId: cities.stateId, size: count().as('size') })
      .from(cities)
      .groupBy(cities.stateId)
      .as('sizes');
    return of
      .select({
        mail: mails,
        at: sql`${mails.sentAt}`.mapWith(mails.sentAt),
        upper: sql<string>`upper(${mails.subject})`.as('upper'),
        none: states,
        state: { name: states.name, code: states.gstCode },
        size: sizes.size,
      })
      .from(mails)
      .leftJoin(states, and(eq(states.id, 0), eq(mails.key, mails.key)))
      .leftJoin(sizes, eq(sizes.stateId, states.id))
      .where(eq(mails.key, sql.placeholder('key')));
  };
  const ours = await prepared('test_rows', compose)(db, { key });
  expect(ours).toEqual(await compose(db).prepare('test_rows_of_drizzle').execute({ key }));
  expect(ours).toMatchObject([{ mail: { key }, upper: 'PAID', none: null, state: null, size: null }]);
});

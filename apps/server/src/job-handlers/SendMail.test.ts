import { findMail, inTransaction, queueMail } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mailer, OutgoingMail } from '../adapters/mail/smtp.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { SendMail } from './SendMail.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const log = pino({ level: 'silent' });

const mail = {
  recipient: 'meena@shop.example',
  replyTo: 'visitor@kokko.example',
  unsubscribeUrl: 'https://shop.example/unsubscribe/1',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};

async function queued(key: string): Promise<number> {
  const row = await inTransaction(shop.services.db, (tx) => queueMail(tx, { key, ...mail }));
  return row?.id ?? 0;
}

test('a mail is sent once, however often the job runs', async () => {
  const mailId = await queued('once');
  const sent: OutgoingMail[] = [];
  const mailer: Mailer = {
    keeps: false,
    async send(outgoing) {
      sent.push(outgoing);
      return 'sent';
    },
  };
  const services = { ...shop.services, mailer };
  await SendMail({ mailId }, { services, log });
  await SendMail({ mailId }, { services, log });
  expect(sent).toEqual([{ ...mail, shopName: 'Boxwright', autoSubmitted: 'auto-generated' }]);
  expect(await findMail(shop.services.db, mailId)).toMatchObject({ state: 'sent', sentAt: shop.clock.now() });
});

test('a mail that the server refuses is marked with the reason, and sent when the job runs again', async () => {
  const mailId = await queued('refused');
  const refusing = { keeps: false, send: () => Promise.reject(new Error('mailbox full')) };
  await expect(SendMail({ mailId }, { services: { ...shop.services, mailer: refusing }, log })).rejects.toThrow('full');
  expect(await findMail(shop.services.db, mailId)).toMatchObject({ state: 'failed', error: 'mailbox full' });
  await SendMail({ mailId }, { services: shop.services, log });
  expect(await findMail(shop.services.db, mailId)).toMatchObject({ state: 'kept', error: null });
});

test('does nothing when the mail doesn’t exist', async () => {
  await SendMail({ mailId: 999_999 }, { services: shop.services, log });
});

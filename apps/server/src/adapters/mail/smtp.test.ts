import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEnquiry } from '../../testing/enquiries.ts';
import { type MailServer, mailServer } from '../../testing/mail-server.ts';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let server: MailServer;
let shop: Shop;
beforeAll(async () => {
  server = await mailServer();
  shop = await openShop({ settings: { SMTP_URL: server.url } });
});
afterAll(async () => {
  await shop.close();
  server.close();
});

/** What the mails with this text in their subject say about automatic answers. */
async function automaticIn(subject: string) {
  await shop.runJobs();
  const found = server.mails.filter((mail) => mail.get('subject')?.includes(subject));
  expect(found, `mails about ${subject}`).not.toEqual([]);
  return found.map((mail) => [mail.get('auto-submitted'), mail.get('x-auto-response-suppress')]);
}

const generated = [['auto-generated', 'OOF, AutoReply']];

test('a mail that the shop writes by itself says so and asks for no automatic answer', async () => {
  await paidOrder(shop);
  expect(await automaticIn('Welcome')).toEqual(generated);
  expect(server.mails[0]?.get('from')).toBe('Boxwright <orders@boxwright.example>');
  // Encoded, because of the rupee sign.
  expect(await automaticIn('Payment_of')).toEqual(generated);
});

test('the acknowledgement of an enquiry is marked as an automatic answer, a mail that staff write is not', async () => {
  const desk = await shop.staff();
  const { fld_enquiry_id } = await sendEnquiry(shop, desk);
  expect(await automaticIn('Your enquiry to')).toEqual([['auto-replied', 'OOF, AutoReply']]);
  await desk.call('AnswerEnquiry', { fld_enquiry_id, fld_version: 0, fld_text: 'They cost ₹9,000.' });
  expect((await automaticIn('Your enquiry to'))[1]).toEqual([undefined, undefined]);

  const { orderId } = await paidOrder(shop);
  await desk.call('WriteToCustomer', { orderid: orderId, text: 'Which blue?', seen_message_id: 0 });
  expect(await automaticIn('a message from')).toEqual([[undefined, undefined]]);
});

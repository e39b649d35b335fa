import { artworksOf, findArtwork, forgetUnusedArtworks, inTransaction, listEnquiries } from '@boxwright/storage';
import { unique } from '@boxwright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadedDisc } from '../../testing/artwork.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const sent = () => ({
  customer_name: 'Asha Raman',
  customer_email: `asha-${unique()}@kokko.example`,
  customer_mobile: '9840012345',
  customer_message: 'Chocolate boxes for Diwali.\nMatt, please.',
  customer_company: 'Kokko Chocolates',
  customer_pincode: '641001',
});
const newest = async () => (await listEnquiries(shop.services.db, { limit: 1 }))[0];
const mailsTo = async (search: string): Promise<{ fld_mail_id: number; fld_subject: string }[]> =>
  (await (await shop.staff()).call('GetMailbox', { search })).data;

describe('enquiryMailer', () => {
  test('stores the enquiry, returns a thank-you text, and mails the company and the visitor', async () => {
    const enquiry = sent();
    const answer = await shop.visitor().call('enquiryMailer', enquiry);
    expect(answer).toMatchObject({
      status: 200,
      data: 'Thanks for Writing to us..! Our Team will Contact You Soon...',
    });
    expect(await newest()).toMatchObject({
      source: 'enquiry-page',
      name: 'Asha Raman',
      email: enquiry.customer_email,
      mobile: '9840012345',
      company: 'Kokko Chocolates',
      pincode: '641001',
      message: 'Chocolate boxes for Diwali.\nMatt, please.',
      suspectedRobot: false,
      customerId: null,
    });
    await shop.runJobs();
    const [received] = await mailsTo(enquiry.customer_email);
    expect(received?.fld_subject).toBe('Your enquiry to Boxwright');
    const [alert] = await mailsTo('hello@boxwright.example');
    expect(alert?.fld_subject).toBe('Enquiry from Asha Raman: Kokko Chocolates');
    const { data } = await (await shop.staff()).call('GetMail', { fld_mail_id: alert?.fld_mail_id });
    for (const value of Object.values(enquiry))
      for (const line of value.split('\n')) expect(data.fld_text).toContain(line);
  });

  test('reports the first missing field, in the order of the form, and stores nothing', async () => {
    const before = (await newest())?.id;
    const visitor = shop.visitor();
    const texts = [
      [{ customer_name: ' ' }, 'Please enter your name.'],
      [{ customer_mobile: '', customer_email: '' }, 'Please enter mobile number.'],
      [{ customer_mobile: '98400' }, 'Please enter valid mobile number.'],
      [{ customer_email: '', customer_pincode: '' }, 'Please enter email address.'],
      [{ customer_email: 'asha@kokko' }, 'Please enter valid email address.'],
      [{ customer_pincode: '' }, 'Please enter area pincode.'],
      [{ customer_pincode: '041001' }, 'Please enter valid pincode.'],
    ] as const;
    for (const [own, data] of texts)
      expect(await visitor.call('enquiryMailer', { ...sent(), ...own })).toMatchObject({ status: 400, data });
    expect((await newest())?.id).toBe(before);
  });

  test('keeps the files that come with it, for the desk and in the mails, until its sender is erased', async () => {
    const customer = await shop.customer();
    const [kept, loose] = [await uploadedDisc(shop, 'front of box.png'), await uploadedDisc(shop)];
    const enquiry = { ...sent(), artwork_tokens: [kept, kept] };
    expect(await customer.call('enquiryMailer', enquiry)).toMatchObject({ status: 200 });
    const id = (await newest())?.id;
    await inTransaction(shop.services.db, (tx) => forgetUnusedArtworks(tx, { most: 100 }));
    expect(await findArtwork(shop.services.db, loose)).toBeUndefined();
    const { data } = await (await shop.staff()).call('GetEnquiry', { fld_enquiry_id: id });
    expect(data.fld_files).toEqual([{ fld_token: kept, fld_name: 'front of box.png', fld_bytes: expect.any(Number) }]);
    await shop.runJobs();
    for (const to of [enquiry.customer_email, 'hello@boxwright.example']) {
      const [mail] = await mailsTo(to);
      const { data: read } = await (await shop.staff()).call('GetMail', { fld_mail_id: mail?.fld_mail_id });
      expect(read.fld_text).toContain('Files: front of box.png');
    }
    // What came from their address while they were signed out is theirs too, once the mailbox is proved.
    const outside = await uploadedDisc(shop);
    const signedOut = { ...sent(), customer_email: customer.email, artwork_tokens: [outside] };
    expect(await shop.visitor().call('enquiryMailer', signedOut)).toMatchObject({ status: 200 });
    const filesOf = async (email: string | null) =>
      (await artworksOf(shop.services.db, customer.id, email, { after: 0, limit: 5 })).map(({ token }) => token);
    expect([await filesOf(null), await filesOf(customer.email)]).toEqual([[kept], [kept, outside]]);
    await customer.call('EraseAccount', { password: customer.password });
    expect(await findArtwork(shop.services.db, kept)).toBeUndefined();
  });

  test('refuses a file that is no longer there, and stores nothing', async () => {
    const before = (await newest())?.id;
    const answer = await shop.visitor().call('enquiryMailer', { ...sent(), artwork_tokens: ['never-uploaded'] });
    expect(answer).toMatchObject({
      status: 400,
      data: 'One of the files is no longer here. Please take it out and choose it again.',
    });
    expect((await newest())?.id).toBe(before);
  });

  test('accepts an enquiry without company and message', async () => {
    const { customer_message, customer_company, ...enquiry } = sent();
    expect(await shop.visitor().call('enquiryMailer', enquiry)).toMatchObject({ status: 200 });
    expect(await newest()).toMatchObject({ company: null, message: null });
  });

  test('refuses mail settings sent by a client', async () => {
    const answer = await shop.visitor().call('enquiryMailer', { ...sent(), to: 'everybody@victims.example' });
    expect(answer).toMatchObject({ status: 400, data: 'The body has an unknown field: "to".' });
  });

  test('links the enquiry to the signed-in customer', async () => {
    const customer = await shop.customer();
    await customer.call('enquiryMailer', sent());
    expect(await newest()).toMatchObject({ customerId: customer.id });
  });

  test('sent twice on one day it is one enquiry with one mail; on another day it is a new one', async () => {
    const enquiry = sent();
    const visitor = shop.visitor();
    const answers = await Promise.all([1, 2, 3].map(() => visitor.call('enquiryMailer', enquiry)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await shop.runJobs();
    expect(await mailsTo(enquiry.customer_email)).toHaveLength(1);
    shop.clock.advance({ days: 1 });
    await visitor.call('enquiryMailer', enquiry);
    await shop.runJobs();
    expect(await mailsTo(enquiry.customer_email)).toHaveLength(2);
  });

  test('a bot that fills the honeypot gets the usual answer; its enquiry is stored, marked, and not mailed', async () => {
    const enquiry = { ...sent(), website: 'https://cheap.example' };
    const answer = await shop.visitor().call('enquiryMailer', enquiry);
    expect(answer).toMatchObject({ status: 200, data: expect.stringContaining('Thanks for Writing') });
    expect(await newest()).toMatchObject({ email: enquiry.customer_email, suspectedRobot: true });
    await shop.runJobs();
    expect(await mailsTo(enquiry.customer_email)).toEqual([]);
  });

  test('a person caught by the honeypot gets through by sending it again without the hidden field', async () => {
    const enquiry = sent();
    const visitor = shop.visitor();
    await visitor.call('enquiryMailer', { ...enquiry, website: 'filled by a password manager' });
    await visitor.call('enquiryMailer', enquiry);
    await shop.runJobs();
    expect(await mailsTo(enquiry.customer_email)).toHaveLength(1);
  });

  test('accepts five enquiries a minute from one source; the next one is refused with the time to wait', async () => {
    const visitor = shop.visitor();
    for (let count = 0; count < 5; count += 1) await visitor.call('enquiryMailer', sent());
    const answer = await visitor.call('enquiryMailer', sent());
    expect(answer.status).toBe(429);
    expect(answer.data).toMatch(/^Too many attempts\. Please try again in \d+ (second|minute)s?\.$/);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await shop.visitor().call('enquiryMailer', sent())).toMatchObject({ status: 200 });
  });

  test('an address can’t be flooded with mail: all enquiries are stored, few are acknowledged', async () => {
    const victim = `victim-${unique()}@elsewhere.example`;
    for (let count = 0; count < 5; count += 1) {
      const message = { customer_message: `Number ${count}`, customer_email: victim };
      expect(await shop.visitor().call('enquiryMailer', { ...sent(), ...message })).toMatchObject({ status: 200 });
    }
    await shop.runJobs();
    const stored = (await listEnquiries(shop.services.db)).filter(({ email }) => email === victim);
    expect(stored).toHaveLength(5);
    expect(await mailsTo(victim)).toHaveLength(3);
    // Another spelling of the same address doesn't help either.
    for (const email of [`a<${victim}>`, `<${victim}>`, `${victim},`, `"a" ${victim}`, victim.toUpperCase()]) {
      const answer = await shop.visitor().call('enquiryMailer', { ...sent(), customer_email: email });
      if (email !== victim.toUpperCase())
        expect(answer).toMatchObject({ status: 400, data: 'Please enter valid email address.' });
    }
    await shop.runJobs();
    expect(await mailsTo(victim)).toHaveLength(3);
  });
});

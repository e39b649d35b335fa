import { listEnquiries } from '@boxwright/storage';
import { unique } from '@boxwright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const box = { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0, quantity: 2000 };
const asked = () => ({
  name: 'Asha Raman',
  mobile: '9840012345',
  email: `asha-${unique()}@kokko.example`,
  organisation: 'Kokko Chocolates',
  pincode: '744101',
  weight: 1,
  totalamount: 1,
  boxData: box,
});
const newest = async () => (await listEnquiries(shop.services.db, { limit: 1 }))[0];
const mailsTo = async (search: string): Promise<{ fld_mail_id: number; fld_subject: string }[]> =>
  (await (await shop.staff()).call('GetMailbox', { search })).data;
const textOf = async (mail: { fld_mail_id: number } | undefined): Promise<string> =>
  (await (await shop.staff()).call('GetMail', { fld_mail_id: mail?.fld_mail_id })).data.fld_text;

describe('DeliveryCostMailer', () => {
  test('stores the request with the server’s weight and price, thanks, and mails the company and the visitor', async () => {
    const request = asked();
    const visitor = shop.visitor();
    expect(await visitor.call('DeliveryCostMailer', request)).toMatchObject({
      status: 200,
      data: 'Delivery cost sent. Our team will contact you shortly!',
    });
    const { data: price } = await visitor.call('GetPrice', box);
    expect(await newest()).toMatchObject({
      source: 'delivery-quote',
      email: request.email,
      company: 'Kokko Chocolates',
      pincode: '744101',
      details: {
        quantity: 2000,
        weightGrams: Math.round(price.weight * 1000),
        goodsPaise: Math.round(price.total_price * 100),
        variantId: 202,
      },
    });
    await shop.runJobs();
    const [received] = await mailsTo(request.email);
    expect(received?.fld_subject).toBe('Your enquiry to Boxwright');
    const [alert] = await mailsTo('hello@boxwright.example');
    expect(alert?.fld_subject).toMatch(/^Delivery cost to 744101 for Asha Raman: /);
    for (const mail of [received, alert]) {
      const text = await textOf(mail);
      for (const part of ['Kokko Chocolates', '744101', '2,000', `${price.weight} kg`, 'mm, ']) {
        expect(text).toContain(part);
      }
    }
  });

  test('reports the first mistake, in the order of the form, and stores nothing', async () => {
    const before = (await newest())?.id;
    const visitor = shop.visitor();
    const texts = [
      [{ weight: null, name: '' }, 'Please select product Quantity'],
      [{ weight: 0 }, 'Please select product Quantity'],
      [{ boxData: { ...box, quantity: 999 } }, 'Quantity must be at least 1000'],
      [{ name: ' ', mobile: '' }, 'Please enter your name'],
      [{ mobile: '', email: '' }, 'Please enter your mobile number'],
      [{ mobile: '98400' }, 'Please enter valid mobile number'],
      [{ email: '', organisation: '' }, 'Please enter your email address'],
      [{ email: 'asha@kokko' }, 'Please enter valid email'],
      [{ organisation: '', pincode: '' }, 'Please enter organisation name'],
      [{ pincode: '' }, 'Please enter pin code'],
      [{ pincode: '64100' }, 'Please enter valid pin code'],
    ] as const;
    for (const [own, data] of texts) {
      expect(await visitor.call('DeliveryCostMailer', { ...asked(), ...own })).toMatchObject({ status: 400, data });
    }
    expect((await newest())?.id).toBe(before);
  });

  test('takes a quantity as typed, and refuses more than are sold online', async () => {
    const visitor = shop.visitor();
    const of = (quantity: string) => ({ ...asked(), boxData: { ...box, quantity } });
    expect(await visitor.call('DeliveryCostMailer', of('12,500'))).toMatchObject({ status: 200 });
    expect((await newest())?.details).toMatchObject({ quantity: 12_500 });
    for (const quantity of ['50,001', '999999999']) {
      expect(await visitor.call('DeliveryCostMailer', of(quantity))).toMatchObject({
        data: 'Up to 50,000 boxes can be ordered online. Please ask us for a quotation for more.',
      });
    }
  });

  test('refuses boxes that the shop doesn’t offer, and unknown fields', async () => {
    const visitor = shop.visitor();
    const unknown = { ...asked(), boxData: { ...box, varientid: 999_999 } };
    expect(await visitor.call('DeliveryCostMailer', unknown)).toMatchObject({ status: 404 });
    expect(await visitor.call('DeliveryCostMailer', { ...asked(), boxData: null })).toMatchObject({ status: 400 });
    expect(await visitor.call('DeliveryCostMailer', { ...asked(), to: 'a@b.example' })).toMatchObject({ status: 400 });
  });

  test('sent twice it is one request with one mail to each side', async () => {
    const request = asked();
    const visitor = shop.visitor();
    const answers = await Promise.all([1, 2].map(() => visitor.call('DeliveryCostMailer', request)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await shop.runJobs();
    expect(await mailsTo(request.email)).toHaveLength(1);
  });

  test('a bot that fills the honeypot gets the usual answer and no mail', async () => {
    const request = { ...asked(), website: 'x' };
    expect(await shop.visitor().call('DeliveryCostMailer', request)).toMatchObject({ status: 200 });
    expect(await newest()).toMatchObject({ suspectedRobot: true });
    await shop.runJobs();
    expect(await mailsTo(request.email)).toEqual([]);
  });

  test('accepts five requests a minute from one source, and from one account on several sources', async () => {
    const visitor = shop.visitor();
    for (let count = 0; count < 5; count += 1) await visitor.call('DeliveryCostMailer', asked());
    expect(await visitor.call('DeliveryCostMailer', asked())).toMatchObject({ status: 429 });

    const customer = await shop.customer();
    for (let count = 0; count < 5; count += 1) await customer.call('DeliveryCostMailer', asked());
    expect((await newest())?.customerId).toBe(customer.id);
    const elsewhere = shop.visitor();
    await elsewhere.call('AddwebsiteLogin', { email: customer.email, password: customer.password });
    expect(await elsewhere.call('DeliveryCostMailer', asked())).toMatchObject({ status: 429 });
  });
});

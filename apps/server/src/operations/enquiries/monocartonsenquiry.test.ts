import { listEnquiries } from '@boxwright/storage';
import { unique } from '@boxwright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const thanks = 'Thank you, our team will contact you shortly!';
const panel = () => ({
  name: `Asha ${unique()}`,
  mobile: '9840012345',
  pincode: '641001',
  carton_type: 'soap box',
  email: '',
});
const quote = () => ({
  ...panel(),
  email: `asha-${unique()}@kokko.example`,
  organsation_name: 'Kokko Chocolates',
  carton_type: 'Straight Tuck',
  required_quantity: '12,000',
  length: '12.5',
  width: '4',
  height: '9',
});
const newest = async () => (await listEnquiries(shop.services.db, { limit: 1 }))[0];
const mailsTo = async (search: string): Promise<{ fld_mail_id: number; fld_subject: string }[]> =>
  (await (await shop.staff()).call('GetMailbox', { search })).data;

describe('monocartonsenquiry', () => {
  test('stores the panel’s enquiry and mails the company; without an e-mail it sends no acknowledgement', async () => {
    const enquiry = panel();
    expect(await shop.visitor().call('monocartonsenquiry', enquiry)).toMatchObject({ status: 200, data: thanks });
    expect(await newest()).toMatchObject({
      source: 'panel',
      name: enquiry.name,
      email: null,
      company: null,
      pincode: '641001',
      cartonType: 'soap box',
      details: {},
    });
    await shop.runJobs();
    // This is the only mail, to anybody.
    expect(await mailsTo('')).toMatchObject([{ fld_subject: `Enquiry from ${enquiry.name}: soap box` }]);
  });

  test('stores the request for a quotation with quantity and sizes, and mails both sides', async () => {
    const enquiry = quote();
    expect(await shop.visitor().call('monocartonsenquiry', enquiry)).toMatchObject({ status: 200, data: thanks });
    expect(await newest()).toMatchObject({
      source: 'mono-carton-quote',
      company: 'Kokko Chocolates',
      cartonType: 'Straight Tuck',
      details: { quantity: 12000, length: 12.5, width: 4, height: 9 },
    });
    await shop.runJobs();
    const [received] = await mailsTo(enquiry.email);
    const { data } = await (await shop.staff()).call('GetMail', { fld_mail_id: received?.fld_mail_id });
    expect(data.fld_text).toContain('Quantity: 12,000');
    expect(data.fld_text).toContain('12.5 × 4 × 9 cm');
    expect(data.fld_text).toContain('Monday to Saturday, 9 am to 6 pm');
  });

  test('accepts numbers as JSON numbers, too', async () => {
    const enquiry = { ...quote(), required_quantity: 1000, length: 10, width: 5.5, height: 2 };
    expect(await shop.visitor().call('monocartonsenquiry', enquiry)).toMatchObject({ status: 200 });
    expect(await newest()).toMatchObject({ details: { quantity: 1000, length: 10, width: 5.5, height: 2 } });
  });

  test('validates each form in its own order and with its own texts', async () => {
    const visitor = shop.visitor();
    const panelTexts = [
      [{ name: '' }, 'Please enter your name.'],
      [{ mobile: '' }, 'Please enter mobile number.'],
      [{ mobile: '984001234' }, 'Please enter valid mobile number.'],
      [{ email: 'asha@' }, 'Please enter valid email.'],
      [{ pincode: '' }, 'Please enter area pincode.'],
      [{ pincode: '64100' }, 'Please enter valid pincode.'],
    ] as const;
    for (const [own, data] of panelTexts)
      expect(await visitor.call('monocartonsenquiry', { ...panel(), ...own })).toMatchObject({ status: 400, data });
    const quoteTexts = [
      [{ name: '' }, 'Please enter your name'],
      [{ organsation_name: '' }, 'Please enter an organisation name'],
      [{ mobile: '' }, 'Please enter your mobile number'],
      [{ mobile: '1' }, 'Please enter a valid mobile number'],
      [{ email: '' }, 'Please enter a valid email'],
      [{ pincode: '' }, 'Please enter a pincode'],
      [{ carton_type: '' }, 'Please select the type of monocarton'],
      [{ required_quantity: '999' }, 'Quantity must be at least 1000'],
      [{ length: '' }, 'Please enter a length'],
      [{ width: '' }, 'Please enter a width'],
      [{ height: '' }, 'Please enter a height'],
    ] as const;
    for (const [own, data] of quoteTexts)
      expect(await visitor.call('monocartonsenquiry', { ...quote(), ...own })).toMatchObject({ status: 400, data });
  });

  test('a repeated call is one enquiry, a bot’s is marked, and a source that sends too many has to wait', async () => {
    const visitor = shop.visitor();
    const enquiry = panel();
    await visitor.call('monocartonsenquiry', enquiry);
    const { id } = (await newest()) ?? {};
    expect(await visitor.call('monocartonsenquiry', enquiry)).toMatchObject({ status: 200, data: thanks });
    expect((await newest())?.id).toBe(id);
    expect(await visitor.call('monocartonsenquiry', { ...panel(), website: 'x' })).toMatchObject({ data: thanks });
    expect(await newest()).toMatchObject({ suspectedRobot: true });
    for (let count = 0; count < 2; count += 1) await visitor.call('monocartonsenquiry', panel());
    expect(await visitor.call('monocartonsenquiry', panel())).toMatchObject({ status: 429 });
  });
});

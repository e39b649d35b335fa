import { describe, expect, test } from 'vitest';
import { enquiryAlertMail, enquiryReceivedMail, type MailCompany, type MailEnquiry } from './index.ts';

const company: MailCompany = {
  name: 'Boxwright Packaging',
  addressLines: ['14 Printers Lane, Royapettah', 'Chennai 600014'],
  phones: ['+91 44 0000 0000'],
  email: 'hello@boxwright.example',
  url: 'https://boxwright.example/',
};
const enquiry = {
  form: 'Mono carton quotation',
  name: 'K.Raman',
  mobile: '9840012345',
  email: 'raman@kokko.example',
  company: 'Kokko & Sons',
  pincode: '641001',
  cartonType: 'Straight Tuck',
  quantity: 12000,
  size: [12.5, 4, 9] as const,
  message: 'For chocolate.\n\nMatt, please.',
  at: new Date('2026-11-20T10:15:00Z'),
} satisfies MailEnquiry;
const alertOf = (sent: MailEnquiry) =>
  enquiryAlertMail({ company, enquiry: sent, links: { manage: 'https://boxwright.example/manage' } });
const receivedOf = (sent: typeof enquiry) =>
  enquiryReceivedMail({
    company,
    enquiry: sent,
    hours: 'Monday to Saturday, 9 am to 6 pm',
    links: { shop: 'https://boxwright.example/ordercustomboxes' },
  });

test('the order desk gets everything that was sent', () => {
  const { subject, text, html } = alertOf(enquiry);
  expect(subject).toBe('Enquiry from K. Raman: Straight Tuck');
  for (const part of [
    'Name: K. Raman',
    'Company name: Kokko & Sons',
    'Mobile: +91 9840012345',
    'Email: raman@kokko.example',
    'Pincode: 641001',
    'Carton type: Straight Tuck',
    'Quantity: 12,000',
    'Size, L × W × H: 12.5 × 4 × 9 cm',
    'Form: Mono carton quotation',
    'Received: 20 November 2026 at 3:45 pm',
    'MESSAGE\n\nFor chocolate.\n\nMatt, please.',
  ])
    expect(text).toContain(part);
  expect(html).toContain('Kokko &#38; Sons');
  expect(html).toContain('Matt, please.</p>');
});

test('links in a message work for the order desk, and names never become links', () => {
  const { text, html } = alertOf({
    ...enquiry,
    name: 'evil.example/x',
    message: 'Artwork: https://files.example/a.pdf',
  });
  expect(text).toContain('Artwork: https://files.example/a.pdf');
  for (const body of [text, html]) expect(body).not.toContain('evil.example');
});

test('empty fields are left out, and without an e-mail address the desk is asked to call', () => {
  const { text } = alertOf({ form: 'Enquiry panel', name: 'Asha', mobile: '9840012345', at: enquiry.at });
  expect(text).toContain('Asha left no e-mail address: please call.');
  expect(text).not.toMatch(/undefined|Email:|Company name|Quantity|Pincode|MESSAGE/);
});

describe('the acknowledgement', () => {
  test('repeats the enquiry and says when it is answered', () => {
    const { subject, text } = receivedOf(enquiry);
    expect(subject).toBe('Your enquiry to Boxwright Packaging');
    expect(text).toContain('Hello K. Raman,');
    expect(text).toContain('within 2 hours on working days (Monday to Saturday, 9 am to 6 pm)');
    expect(text).toContain('Quantity: 12,000');
    expect(text).toContain('Email: raman@kokko.example');
    expect(text).toContain('Matt, please.');
  });

  test.each([
    'https://win.example/now',
    'www.win.example',
    'cheap-boxes.com',
    'a.b.win.in/x?y=1',
    'HTTP://WIN.EXAMPLE',
  ])('carries no address of a stranger: %s', (address) => {
    const mail = receivedOf({
      ...enquiry,
      name: `Win ${address}`,
      company: address,
      message: `Look at ${address} now`,
    });
    expect(mail.text.toLowerCase()).not.toContain(address.toLowerCase());
    expect(mail.html.toLowerCase()).not.toContain(address.toLowerCase());
    expect(mail.text).toContain('Look at [web address removed] now');
  });

  test.each(['K. Raman, 12.5 x 4 cm', 'Approx. 2.5 kg, e.g. for sweets', 'No.5 Mill Road'])(
    'leaves other dots alone: %s',
    (message) => {
      expect(receivedOf({ ...enquiry, message }).text).toContain(message);
    },
  );
});

test('no input can add markup or headers to a mail', () => {
  const sent = { ...enquiry, name: '<b>Asha</b>\r\nBcc: all@victims.example', message: '<img src=x onerror=alert(1)>' };
  for (const { subject, html } of [alertOf(sent), receivedOf(sent)]) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<b>|<img/);
  }
});

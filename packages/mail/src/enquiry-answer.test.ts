import { expect, test } from 'vitest';
import { enquiryAnswerMail, type MailCompany } from './index.ts';

const company: MailCompany = {
  name: 'Boxwright Packaging',
  addressLines: ['14 Printers Lane, Royapettah', 'Chennai 600014'],
  phones: ['+91 44 0000 0000'],
  email: 'hello@boxwright.example',
  url: 'https://boxwright.example',
};
const answerOf = (answer: string, message = 'Cheap pills at https://spam.example/now') =>
  enquiryAnswerMail({
    company,
    enquiry: { name: 'K.Raman', message, at: new Date('2026-11-20T10:15:00Z') },
    answer,
    from: 'Asha of the order desk',
  });

test('an answer is mailed as typed, above the visitor’s enquiry', () => {
  const { subject, text, html } = answerOf('We can do that.\nMatt costs the same.');
  expect(subject).toBe('Your enquiry to Boxwright Packaging');
  for (const part of ['We can do that.', 'Matt costs the same.', 'Asha of the order desk, Boxwright Packaging']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text.indexOf('YOU WROTE')).toBeGreaterThan(text.indexOf('Matt costs'));
});

test('addresses of our site become links, and no others', () => {
  const own = 'https://boxwright.example/customizemybox/1051?quantity=2000';
  const { html } = answerOf(`See ${own} and https://other.example/x or https://boxwright.example.evil.example/y`);
  expect(html).toContain(`href="${own}"`);
  expect(html).not.toContain('href="https://other.example');
  expect(html).not.toContain('href="https://boxwright.example.evil');
  expect(html).not.toContain('href="https://spam.example');
});

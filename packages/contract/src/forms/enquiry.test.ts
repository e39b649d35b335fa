import { expect, test } from 'vitest';
import { firstBroken } from '../kernel/rules.ts';
import { operations } from '../registry.ts';
import { enquiryPageRules, enquiryRules, quoteRules } from './enquiry.ts';

/** The texts that a form shows, in order, while an empty form is filled in field by field. */
const textsWhileFilling = <V extends object>(
  rules: Parameters<typeof firstBroken<V>>[0],
  empty: V,
  steps: object[],
) => {
  let form = empty;
  return steps.map((step) => {
    form = { ...form, ...step };
    return firstBroken(rules, form)?.text;
  });
};

const empty = { name: '', mobile: '', email: '', pincode: '' };

test('the panel checks its fields in order, and accepts an enquiry without an e-mail', () => {
  expect(
    textsWhileFilling(enquiryRules, empty, [
      {},
      { name: 'Asha' },
      { mobile: '98400' },
      { mobile: '9840012345', email: 'asha@' },
      { email: '' },
      { pincode: '6410' },
      { pincode: '641001' },
    ]),
  ).toEqual([
    'Please enter your name.',
    'Please enter mobile number.',
    'Please enter valid mobile number.',
    'Please enter valid email.',
    'Please enter area pincode.',
    'Please enter valid pincode.',
    undefined,
  ]);
});

test('the page checks in the same order, and requires an e-mail', () => {
  expect(
    textsWhileFilling(enquiryPageRules, empty, [
      { name: 'Asha', mobile: '9840012345' },
      { email: 'asha@kokko' },
      { email: 'asha@kokko.example' },
      { pincode: '641001' },
    ]),
  ).toEqual([
    'Please enter email address.',
    'Please enter valid email address.',
    'Please enter area pincode.',
    undefined,
  ]);
});

test('the quotation form checks its eleven fields in order', () => {
  const nothing = { ...empty, organisation: '', cartonType: '', quantity: '', length: '', width: '', height: '' };
  expect(
    textsWhileFilling(quoteRules, nothing, [
      {},
      { name: 'Asha' },
      { organisation: 'Kokko' },
      { mobile: '984001234' },
      { mobile: '9840012345' },
      { email: 'asha@kokko' },
      { email: 'asha@kokko.example' },
      { pincode: '6410' },
      { pincode: '641001' },
      { cartonType: 'Seal Type' },
      { quantity: '999' },
      { quantity: '1000.5' },
      { quantity: '1000' },
      { length: '0' },
      { length: '12.5' },
      { width: '4' },
      { height: 'tall' },
      { height: '9' },
    ]),
  ).toEqual([
    'Please enter your name',
    'Please enter an organisation name',
    'Please enter your mobile number',
    'Please enter a valid mobile number',
    'Please enter a valid email',
    'Please enter a valid email',
    'Please enter a pincode',
    'Please enter valid pincode.',
    'Please select the type of monocarton',
    'Quantity must be at least 1000',
    'Quantity must be at least 1000',
    'Please enter the quantity in digits, such as 12,500.',
    'Please enter a length',
    'Please enter a length',
    'Please enter a width',
    'Please enter a height',
    'Please enter a height',
    undefined,
  ]);
});

test('one operation serves both forms, each with its own texts; any field of the quotation form makes it a quotation', () => {
  const { input, rules } = operations.monocartonsenquiry;
  const answerTo = (body: object) => firstBroken(rules ?? [], input.decode(body as never))?.text;
  const person = { name: 'Asha', mobile: '9840012345', pincode: '641001', carton_type: 'soap box', email: '' };
  expect(answerTo(person)).toBeUndefined();
  expect(answerTo({ ...person, name: '' })).toBe('Please enter your name.');
  expect(answerTo({ ...person, name: '', organsation_name: '' })).toBe('Please enter your name');
  expect(answerTo({ ...person, organsation_name: null })).toBe('Please enter an organisation name');
  expect(answerTo({ ...person, required_quantity: 2000 })).toBe('Please enter an organisation name');
  const quote = { ...person, email: 'a@b.in', organsation_name: 'Kokko', required_quantity: 2000, length: 1, width: 2 };
  expect(answerTo({ ...quote, height: 3.5 })).toBeUndefined();
  expect(answerTo({ ...quote, height: 1e21 })).toBe('Please enter a height');
});

test.each(['monocartonsenquiry', 'enquiryMailer'] as const)('%s refuses mail settings from the browser', (name) => {
  for (const setting of ['from', 'to', 'subject', 'host', 'user', 'pass'])
    expect(operations[name].input.safeParse({ [setting]: 'x' } as never).success).toBe(false);
});

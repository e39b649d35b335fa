import { expect, test } from 'vitest';
import { firstBroken, passwordIsAcceptable } from '../kernel/rules.ts';
import { operations } from '../registry.ts';
import { loginRules, registrationPageRules, registrationRules } from './account.ts';
import { billingAddressRules, shippingAddressRules } from './address.ts';

const registration = { name: 'Asha', email: 'asha@example.com', mobile: '9840012345', password: 'box123' };

test('registration answers with the first broken rule, in the order of the form', () => {
  const inOrder = [
    [{}, undefined],
    [{ password: '' }, 'Please enter password.'],
    [{ password: 'short' }, 'Password must be at least 6 characters  & contains a number and a letter'],
    [{ mobile: '98400' }, 'Please enter valid mobile number.'],
    [{ mobile: '', password: '' }, 'Please enter mobile number.'],
    [{ email: 'asha', mobile: '' }, 'Please enter valid email address.'],
    [{ email: '', mobile: '' }, 'Please enter email address.'],
    [{ name: '', email: '' }, 'Please enter your name.'],
  ] as const;
  for (const [change, text] of inOrder)
    expect(firstBroken(registrationRules, { ...registration, ...change })?.text).toBe(text);
});

test('the page checks the confirmation after everything else', () => {
  const page = { ...registration, confirmPassword: '' };
  expect(firstBroken(registrationPageRules, { ...page, mobile: '' })?.text).toBe('Please enter mobile number.');
  expect(firstBroken(registrationPageRules, page)?.text).toBe('Please confirm your password.');
  expect(firstBroken(registrationPageRules, { ...page, confirmPassword: 'box124' })?.text).toBe(
    'New Password and Confirm Password do not match.',
  );
});

test.each([
  ['abcdef', false],
  ['ABCdef', true],
  ['abc123', true],
  ['ABC123', true],
  ['123456', false],
  ['aB1', false],
])('password %s: acceptable is %s', (password, acceptable) => {
  expect(passwordIsAcceptable(password)).toBe(acceptable);
});

test('sign-in reports the missing field', () => {
  expect(firstBroken(loginRules, { email: '', password: '' })?.text).toBe('Please enter your email.');
  expect(firstBroken(loginRules, { email: 'asha@', password: '' })?.text).toBe('Please enter valid email.');
  expect(firstBroken(loginRules, { email: 'a@b.in', password: '' })?.text).toBe('Please enter your password.');
});

test.each([
  [
    'shipping',
    shippingAddressRules,
    [
      'Please enter company name for shipping',
      'Please enter contact person name for shipping',
      'Please enter shipping address',
      'Please enter shipping pincode',
      'Please enter contact number',
      'Please enter valid contact number',
    ],
  ],
  [
    'billing',
    billingAddressRules,
    [
      'Please enter company name for billing',
      'Please enter contact person name for billing',
      'Please enter billing address',
      'Please enter billing pincode',
      'Please enter contact number for billing',
      'Please enter valid contact number for billing',
    ],
  ],
])('a %s address that is filled in field by field gets the specification’s texts one by one', (_, rules, texts) => {
  const typed = [
    {},
    { companyName: 'a' },
    { contactName: 'b' },
    { area: 'c' },
    { pincode: '641001' },
    { mobile: '98' },
  ];
  const shown = typed.map((_, filled) => {
    const values = Object.assign(
      { companyName: '', contactName: '', area: '', pincode: '', mobile: '', email: '' },
      ...typed.slice(0, filled + 1),
    );
    return firstBroken(rules, values)?.text;
  });
  expect(shown).toEqual(texts);
});

test('a billing address never gets a shipping text', () => {
  const { input, rules } = operations.Add_CustomerAddress;
  const billing = input.decode({ title: 'Billing', action: 'INSERT', companyname: 'Kokko', name: 'Asha' } as never);
  expect(firstBroken(rules ?? [], billing)?.text).toBe('Please enter billing address');
});

test.each([
  'a<victim@x.example>',
  'a<victim@x>',
  'Victim <victim@x.example>',
  'one@x.example,two@x.example',
  'one@x.example;two@x.example',
  '"victim@x.example"@y.example',
  'victim@x.example(note)',
  'victim\u0000@x.example',
  'victim@x.example\r\nBcc:all@y.example',
  'victim@ｘ.example',
  'group:victim@x.example',
  '.victim@x.example',
  'victim@x..example',
  'notanemail',
])('%j is refused in every form: it is not one plain e-mail address', (email) => {
  expect(firstBroken(registrationRules, { ...registration, email })?.text).toBe('Please enter valid email address.');
  expect(firstBroken(loginRules, { email, password: 'x' })?.text).toBe('Please enter valid email.');
});

test.each(["o'neil@mill.example", 'a.b+c_d@mill-tea.co.in', 'x@y.z', '9840012345@mill.example'])(
  '%s is an e-mail address',
  (email) => {
    expect(firstBroken(registrationRules, { ...registration, email })).toBeUndefined();
  },
);

test.each([
  ['Shipping', 'INSERT', 'Please enter valid email for shipping'],
  ['Billing', 'INSERT', 'Please enter valid email for billing'],
  ['Home', 'INSERT', 'Please enter valid email'],
  ['Office', 'Update', 'Please enter valid email'],
] as const)('a %s address (%s) may have an e-mail, but only a valid one', (title, action, text) => {
  const { input, rules } = operations.Add_CustomerAddress;
  const place = { area: 'Mill Road', flatno: '7', pincode: '641001', country: 101, state: 4035, city: 1 };
  const person = { companyname: 'Kokko', name: 'Asha', mobileNo: '9840012345' };
  const answerTo = (email: string) =>
    firstBroken(rules ?? [], input.decode({ title, action, addressid: 3, ...place, ...person, email } as never))?.text;
  expect(answerTo('notanemail')).toBe(text);
  expect(answerTo('')).toBeUndefined();
  expect(answerTo('asha@kokko.example')).toBeUndefined();
});

test.each(['Win at https://evil.example', 'evil.example/x', 'WWW.evil', 'Prizes cheap-boxes.com', 'a.b.club now'])(
  'a name with a link is refused: %s',
  (name) => {
    const text = 'Please enter your name without a web address.';
    expect(firstBroken(registrationRules, { ...registration, name })?.text).toBe(text);
  },
);

test.each(['K.Raman', 'Dr.Meena Rao', 'M.S. Subbulakshmi', 'Ravi s/o Mohan', 'Md.Ali Jr.'])(
  'dots and slashes in a name are accepted: %s',
  (name) => {
    expect(firstBroken(registrationRules, { ...registration, name })).toBeUndefined();
  },
);

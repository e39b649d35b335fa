import { expect, test } from 'vitest';
import { firstBroken } from '../kernel/rules.ts';
import { changePasswordRules, codeRules, forgotPasswordRules, resetPasswordRules } from './password.ts';

const weak = 'Password must be at least 6 characters  & contains a number and a letter';
const differs = 'New Password and Confirm Password do not match.';

test.each([
  ['changing', changePasswordRules, 'Please confirm your password.'],
  ['resetting', resetPasswordRules, 'Please enter confirm password.'],
] as const)('%s a password answers with the first broken rule, in order', (_, rules, unconfirmed) => {
  const textOf = (password: string, confirmPassword: string) => firstBroken(rules, { password, confirmPassword })?.text;
  expect(textOf('', '')).toBe('Please enter new password.');
  expect(textOf('abcdef', '')).toBe(weak);
  expect(textOf('aB1', '')).toBe(weak);
  expect(textOf('Folding7', '')).toBe(unconfirmed);
  expect(textOf('Folding7', 'Folding8')).toBe(differs);
  expect(textOf('Folding7', 'Folding7')).toBeUndefined();
});

test('requesting a code reports what is wrong with the address', () => {
  expect(firstBroken(forgotPasswordRules, { email: '' })?.text).toBe('Please enter your Email.');
  expect(firstBroken(forgotPasswordRules, { email: 'asha@mill' })?.text).toBe('Please enter valid Email Address.');
  expect(firstBroken(forgotPasswordRules, { email: 'asha@mill.example' })).toBeUndefined();
});

test('a missing code is reported', () => {
  expect(firstBroken(codeRules, { code: '' })?.text).toBe('Please enter OTP.');
});

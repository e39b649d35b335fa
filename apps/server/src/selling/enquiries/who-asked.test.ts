import type { Customer } from '@boxwright/storage';
import { expect, test } from 'vitest';
import { whoAsked } from './who-asked.ts';

const customer = (id: number) => ({ id }) as Customer; // only the id is compared
const [asha, ravi] = [customer(1), customer(2)];
const nobody = { email: 'asha@rosa.example', linked: undefined, byEmail: undefined, byMobile: [] };

test('the customer who was signed in or chosen is the right one, whatever was typed', () => {
  expect(whoAsked({ ...nobody, linked: asha, byEmail: ravi })).toEqual({ is: 'known', customer: asha });
});

test.each([{ byMobile: [] }, { byMobile: [asha] }, { byMobile: [ravi, asha] }])(
  'the e-mail address decides unless the number belongs to other customers alone: %o',
  ({ byMobile }) => {
    expect(whoAsked({ ...nobody, byEmail: asha, byMobile })).toEqual({ is: 'known', customer: asha });
  },
);

test('staff are asked where address and number lead to different customers', () => {
  const asked = whoAsked({ ...nobody, byEmail: asha, byMobile: [ravi] });
  expect(asked).toEqual({ is: 'doubtful', candidates: [asha, ravi], mayBeNew: false });
});

test('staff are asked where only the number is known', () => {
  expect(whoAsked({ ...nobody, byMobile: [ravi] })).toEqual({ is: 'doubtful', candidates: [ravi], mayBeNew: true });
});

test('a sender who matches no customer is new, and needs an e-mail address', () => {
  expect(whoAsked(nobody)).toEqual({ is: 'new', email: 'asha@rosa.example' });
  expect(whoAsked({ ...nobody, email: null })).toEqual({ is: 'doubtful', candidates: [], mayBeNew: true });
});

import { fail, ok } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { receiveAddressRemoval, receiveBookAddress } from '../features/address/receive-book-address.server.ts';
import { answered, posted } from './posted.ts';
import { type Answers, serverDouble } from './server-double.ts';

const places: Answers = {
  GetPincode: () => ok({ pincode: '641001', district: 'Coimbatore', state: 'Tamil Nadu', stateId: 4035, cityId: 12 }),
  GetCity: () =>
    ok([
      { value: 11, label: 'Ariyalur' },
      { value: 12, label: 'Coimbatore' },
    ]),
};
const typed = Object.fromEntries(
  Object.entries({
    ...{ kind: 'Office', contactName: 'Asha', companyName: 'Kokko', flat: '4', area: '12 Mill Road' },
    ...{ pincode: '641 001', mobile: '+91 98400 12345', stateId: '4010', cityId: '3' },
  }).map(([name, text]) => [`address-${name}`, text]),
);
const send = (fields: Record<string, string>, addressId: number | null, answers: Answers) => {
  const { api, calls } = serverDouble({ ...places, ...answers });
  return { answer: answered(receiveBookAddress(posted(fields), api, addressId)), calls };
};
const saved: Answers = { Add_CustomerAddress: () => ok({ addressId: 21 }) };

test.each([
  [null, 'INSERT', '/customerprofile?address=added'],
  [7, 'Update', '/customerprofile?address=updated'],
] as const)('an address is saved with state and city of its pincode: %s', async (addressId, action, to) => {
  const { answer, calls } = send(typed, addressId, saved);
  expect(await answer).toEqual({ status: 303, to });
  expect(calls.at(-1)).toMatchObject([
    'Add_CustomerAddress',
    {
      ...{ addressId, action, kind: 'Office', flat: '4', pincode: '641001' },
      mobile: '9840012345',
      stateId: 4035,
      cityId: 12,
    },
  ]);
});

test('a refused address stays in its form, with the reason beside the field, and nothing is saved', async () => {
  const { answer, calls } = send({ ...typed, 'address-mobile': '12' }, null, saved);
  expect(await answer).toMatchObject({
    status: 400,
    shown: { failed: { field: 'mobile' }, values: { area: '12 Mill Road', cityId: '12', kind: 'Office' } },
  });
  expect(calls.map(([name]) => name)).not.toContain('Add_CustomerAddress');
});

test('an address without a title, or with one that there isn’t, is asked for it', async () => {
  for (const kind of ['', 'Castle']) {
    const { answer } = send({ ...typed, 'address-kind': kind }, null, saved);
    expect(await answer).toMatchObject({ status: 400, shown: { failed: { field: 'kind' } } });
  }
});

test('a visitor who was signed out meanwhile comes to sign-in, and from there back', async () => {
  const { answer } = send(typed, 7, { Add_CustomerAddress: () => fail('signed_out', 'Please sign in.') });
  expect(await answer).toEqual({ status: 303, to: '/login?from=%2Fedit-address%3Faddress%3D7' });
});

test.each([
  ['7', ok({ addressId: 7 }), { status: 303, to: '/address?address=deleted' }],
  ['7', fail('signed_out', 'Please sign in.'), { status: 303, to: '/login?from=%2Faddress' }],
  [
    '7',
    fail('not_found', 'There is no such address.'),
    { status: 404, shown: { failed: { text: 'There is no such address.' } } },
  ],
] as const)('the form that deletes address %s answers %j with %j', async (id, outcome, expected) => {
  const { api, calls } = serverDouble({ Add_CustomerAddress: () => outcome });
  expect(await answered(receiveAddressRemoval(posted({ delete: id }), api))).toEqual(expected);
  expect(calls).toMatchObject([['Add_CustomerAddress', { action: 'DELETE', addressId: 7 }]]);
});

test('a form that names no address deletes none', async () => {
  const { api, calls } = serverDouble();
  expect(await answered(receiveAddressRemoval(posted({ delete: 'all' }), api))).toEqual({
    status: 303,
    to: '/address',
  });
  expect(calls).toEqual([]);
});

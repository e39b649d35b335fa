import { amountUnreadable, fail, ok, printUnreadable, quantityUnreadable } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { action as receiveJob } from '../features/production/post-job.server.ts';
import { action as receiveAlert } from '../routes/alerts/receive-alert-form.server.ts';
import { action as receiveAccount } from '../routes/customer-account/receive-account.server.ts';
import { action as receiveDeskList } from '../routes/desk-orders/receive-desk-form.server.ts';
import { action as receiveParcels } from '../routes/dispatch/receive-parcels.server.ts';
import { action as receiveJoin } from '../routes/join-staff/receive-join.server.ts';
import { action as receiveSignIn } from '../routes/manage/receive-sign-in.server.ts';
import { action as receiveOrder } from '../routes/manage-order/receive-desk-form.server.ts';
import { action as receiveCustomer } from '../routes/office-customer/receive-customer.server.ts';
import { action as receiveEnquiry } from '../routes/office-enquiry/receive-enquiry-form.server.ts';
import { action as receiveNewCustomer } from '../routes/office-new-customer/receive-new-customer.server.ts';
import { action as receivePriceDraft } from '../routes/price-table/receive-price-draft.server.ts';
import { action as receiveDissolve } from '../routes/production-run/receive-dissolve.server.ts';
import { action as receiveGangRun } from '../routes/production-together/receive-gang-run.server.ts';
import { action as receiveSettings } from '../routes/settings/receive-settings.server.ts';
import { action as receiveNewPassword } from '../routes/staff-new-password/receive-new-password.server.ts';
import { unreadable } from '../unreadable.ts';
import { newMaterial, pictures } from './catalogue-forms.ts';
import { officePage, sendTo } from './office-form.ts';
import type { Fields } from './posted.ts';
import { placeFields, salePage } from './selling-forms.ts';
import { serverDouble } from './server-double.ts';

const order = officePage(receiveOrder, '/manage/orders/7', { orderid: '7' });
const prices = officePage(receivePriceDraft, '/manage/prices/carton', { kind: 'carton' });
const enquiry = officePage(receiveEnquiry, '/manage/enquiries/3', { enquiryid: '3' });
const parcels = officePage(receiveParcels, '/manage/dispatch');
const join = officePage(receiveJoin, '/manage/join/t', { token: 't' });
const box = { form: 'box', seen: '2', variantId: '7', boardId: '9', quantity: '500' };
const onlyInside = 'Only a box that is printed outside is printed inside. Please choose its print outside.';
const tooManyInks = `Please choose prints with as many spot inks as are named here. ${printUnreadable}`;
const apart = 'New Password and Confirm Password do not match.';

type Refused = readonly [page: typeof order, fields: Fields, text: string, field?: string];

/** What pages refuse themselves, because the server would read something else, or get too much. */
const refused: readonly Refused[] = [
  [officePage(receiveAlert, '/manage/alerts'), { seen: 'x' }, 'Please choose an alert.'],
  [officePage(receiveDeskList, '/manage/orders'), { form: 'move', to: 'Packed' }, 'Please select the orders first.'],
  [
    officePage(receiveDeskList, '/manage/orders'),
    { form: 'move', to: 'Cancelled', order: '7:Packed' },
    'Please select the orders first.',
  ],
  [parcels, { courier: 'DTDC', 'number-7': ' ' }, 'Please type a parcel’s number, or tick the orders that go.'],
  [parcels, { courier: ' ', 'number-7': '123' }, 'Please enter the courier.', 'courier'],
  [
    order,
    { form: 'cancel', seen: 'Packed', note: ' ' },
    'Please write why: your words are mailed to the customer.',
    'note',
  ],
  [order, { form: 'step', seen: 'Packed', to: 'Lost' }, unreadable],
  [order, { form: 'payment', how: 'cash', amount: 'ten' }, amountUnreadable(), 'amount'],
  [order, { form: 'refund', amount: '' }, amountUnreadable(), 'amount'],
  ...(
    [
      [{}, 'Please enter pieces or an amount for at least one item.', 'quantity-1'],
      [{ 'quantity-2': '5', 'amount-2': '10' }, 'Please enter either pieces or an amount for an item.', 'amount-2'],
      [
        { 'quantity-1': '5', 'amount-2': '10', cameBack: 'damaged' },
        'Please enter how many pieces came back, and no amounts.',
        'quantity-2',
      ],
      [{ 'quantity-1': 'many' }, 'Please enter whole pieces, such as 12,500.', 'quantity-1'],
      // Meant as 1 or as 12.
      [{ 'quantity-1': '1,2' }, 'Please enter whole pieces, such as 12,500.', 'quantity-1'],
    ] as const
  ).map(([typed, ...refusal]) => [order, { form: 'credit', position: ['1', '2'], ...typed }, ...refusal] as const),
  [order, { form: 'debit', position: ['1', '2'] }, 'Please enter an amount for at least one item.', 'amount-1'],
  [
    order,
    { form: 'reprint', position: ['1', '2'], reason: 'Misprint' },
    'Please enter the pieces of at least one item.',
    'quantity-1',
  ],
  [
    order,
    { form: 'reprint', position: ['1'], 'quantity-1': '500', cause: '', reason: 'Misprint', seen: '0' },
    'Please choose why it is printed again.',
    'cause',
  ],
  [
    officePage(receiveAccount, '/manage/customers/4/account', { customerid: '4' }),
    { form: 'terms', days: '30', limit: 'ten lakh', seen: '2' },
    amountUnreadable(),
    'limit',
  ],
  [
    order,
    { form: 'return:6', id: '6', decision: 'accepted', answer: 'Yes.', refund: 'all' },
    amountUnreadable(),
    'refund',
  ],
  [
    officePage(receiveCustomer, '/manage/customers/4', { customerid: '4' }),
    { form: 'correct', seen: 'yesterday', name: 'Asha' },
    'Please load the page again.',
  ],
  [enquiry, { form: 'standing', version: '2', state: 'lost in the post' }, 'Please choose a state.'],
  [
    officePage(receiveJob, '/manage/production'),
    { form: 'move', job: '6' },
    'Please scan the ticket, or choose a job.',
  ],
  [officePage(receiveGangRun, '/manage/production/together'), { part: '6 2 main' }, 'Please choose a proposal.'],
  [officePage(receiveDissolve, '/manage/production/runs/4', { runId: '4' }), {}, 'Please load the page again.'],
  [prices, { form: 'import', file: new File([], '') }, 'Please choose a CSV file of at most 200 KB.'],
  [
    prices,
    { form: 'import', file: new File(['x'.repeat(200_001)], 'a.csv') },
    'Please choose a CSV file of at most 200 KB.',
  ],
  [{ ...prices, params: { kind: 'tin' } }, { form: 'start' }, unreadable],
  [newMaterial, { kind: 'tin', name: 'Tin', position: '1' }, unreadable],
  [{ ...pictures, params: { kind: 'tin', id: '7' } }, { form: 'remove', version: '3' }, unreadable],
  [join, { name: ' ', password: 'kraft-board4', confirmPassword: 'kraft-board4' }, 'Please enter your name.', 'name'],
  [join, { name: 'Ravi', password: 'kraft-board4', confirmPassword: 'other' }, apart, 'confirmPassword'],
  [
    officePage(receiveNewPassword, '/manage/new-password/t', { token: 't' }),
    { password: 'kraft-board4', confirmPassword: 'other' },
    apart,
    'confirmPassword',
  ],
  [salePage, { ...box, variantId: '' }, 'Please choose a box.', 'variantId'],
  [salePage, { ...box, boardId: '' }, 'Please choose a board.', 'boardId'],
  [salePage, { ...box, quantity: 'many' }, quantityUnreadable, 'quantity'],
  [salePage, { ...box, outside: '0', inside: '1' }, onlyInside, 'outside'],
  [salePage, { ...box, outside: '', inside: '1' }, onlyInside, 'outside'],
  [salePage, { ...box, outside: '0+Spot 1', inks: 'Gold, Silver' }, tooManyInks, 'inks'],
  [salePage, { ...box, outside: '0+Spot 1', inks: 'Black' }, tooManyInks, 'inks'],
  [salePage, { ...box, outside: '', inks: 'Gold' }, tooManyInks, 'inks'],
  [salePage, { ...box, destination: '6000' }, 'Please enter valid pincode.', 'destination'],
  [
    salePage,
    { form: 'price', seen: '2', line: '5', amount: '100', reason: '' },
    'Please say why the price differs from the shop’s.',
    'reason',
  ],
  [salePage, { ...placeFields, billingAddressId: '' }, 'Please select billing address', 'billingAddressId'],
  [salePage, { ...placeFields, payment: 'Gold' }, 'Please choose how the order is paid.', 'payment'],
];

const titled = refused.map((row): [title: string, ...Refused] => [
  `${row[0].address} ${JSON.stringify(row[1])}`,
  ...row,
]);

test.each(titled)('refused before it reaches the server: %s', async (_, page, fields, text, field) => {
  const { api, calls } = serverDouble();
  const { status, shown } = await sendTo(page, fields, api);
  expect([status, calls]).toEqual([400, []]);
  expect(shown).toMatchObject({ failed: field === undefined ? { text } : { text, field } });
  expect(JSON.stringify(shown)).not.toContain('kraft-board4');
});

test('a total that has risen is shown, and the member is asked again', async () => {
  const dearer = fail('price_changed', 'The total has changed.', { details: { current_total: 1234.56 } });
  const { api } = serverDouble({ PlaceSale: () => dearer });
  const { status, shown } = await sendTo(salePage, placeFields, api);
  expect(status).toBe(409);
  expect(shown).toMatchObject({ risenTo: 123456, failed: { text: 'The total has changed.' }, typed: placeFields });
});

const address = { form: 'address', customer: '4', contactName: 'Asha', mobile: '9840012345', area: 'Mint Street' };
const noCity = fail('invalid', 'Please select city.', { field: 'cityId' });
const places = {
  GetCountry: () => ok([{ value: 101, label: 'India' }]),
  GetState: () => ok([{ value: 31, label: 'Tamil Nadu', gstCode: '33' }]),
  GetCity: () => ok([{ value: 5, label: 'Chennai' }]),
};

test('an address whose pincode has no city asks for state and city, with the state of the pincode', async () => {
  const pincode = { pincode: '600999', district: '', state: 'Tamil Nadu', stateId: 31, cityId: null };
  const { api } = serverDouble({ ...places, AddAddressAtDesk: () => noCity, GetPincode: () => ok(pincode) });
  const { shown } = await sendTo(salePage, { ...address, pincode: '600 999' }, api);
  expect(shown).toMatchObject({
    failed: { field: 'cityId' },
    typed: { area: 'Mint Street', stateId: '31' },
    places: { stateId: '31', cities: [{ label: 'Chennai' }] },
  });
});

test('an address that has its state keeps it, without asking for the pincode', async () => {
  const { api, calls } = serverDouble({ ...places, AddAddressAtDesk: () => noCity });
  const { shown } = await sendTo(salePage, { ...address, pincode: '600999', stateId: '31' }, api);
  expect(shown).toMatchObject({ typed: { stateId: '31' }, places: { stateId: '31' } });
  expect(calls.map(([name]) => name)).toEqual(['AddAddressAtDesk', 'GetCountry', 'GetState', 'GetCity']);
});

test('a new customer can be sold to at once', async () => {
  const { api, calls } = serverDouble({
    AddCustomerAtDesk: () => ok({ customerId: 4, isKnown: false }),
    StartSale: () => ok({ saleId: 8 }),
  });
  const page = officePage(receiveNewCustomer, '/manage/customers/new');
  const person = { name: 'Asha', email: 'asha@kokko.example', mobile: '9840012345', companyName: '', gstin: '' };
  // biome-ignore lint/suspicious/noThenProperty: the name of the form's button.
  const fields = { ...person, then: 'sell' };
  expect(await sendTo(page, fields, api)).toEqual({ status: 303, to: '/manage/sell/8' });
  expect(calls[1]).toEqual(['StartSale', { customerId: 4 }]);
});

test('settings of a section that there isn’t lead to the settings', async () => {
  const { api } = serverDouble();
  const page = officePage(receiveSettings, '/manage/settings');
  expect(await sendTo(page, { form: 'save', section: 'toString' }, api)).toEqual({
    status: 303,
    to: '/manage/settings',
  });
});

test.each(['https://evil.example', '//evil.example', '/my-orders', '/manage'])(
  'whoever signs in comes to the back office, not to %s',
  async (from) => {
    const { api } = serverDouble({ StaffSignIn: () => ok({ needsCode: false, name: 'Ravi' }) });
    const fields = { form: 'password', from, email: 'ravi@shop.example', password: 'kraft-board4' };
    expect(await sendTo(officePage(receiveSignIn, '/manage'), fields, api)).toEqual({ status: 303, to: '/manage' });
  },
);

test.each([
  ['password', { email: 'ravi@shop.example', password: 'guessed4' }],
  ['code', { code: '123456' }],
])('a wrong %s is reported at its field, and isn’t sent back', async (form, fields) => {
  const { api } = serverDouble({
    StaffSignIn: () => fail('signed_out', 'It is wrong.'),
    ConfirmStaffSignIn: () => fail('forbidden', 'It is wrong.'),
  });
  const { shown } = await sendTo(officePage(receiveSignIn, '/manage'), { form, ...fields }, api);
  expect(shown).toMatchObject({ failed: { text: 'It is wrong.', field: form } });
  expect(JSON.stringify(shown)).not.toMatch(/guessed4|123456/);
});

test('a sign-in that took too long begins again, and leads to the same page', async () => {
  const { api } = serverDouble({ ConfirmStaffSignIn: () => fail('signed_out', 'It took too long.') });
  const fields = { form: 'code', from: '/manage/stock', code: '123456' };
  expect(await sendTo(officePage(receiveSignIn, '/manage?step=code'), fields, api)).toEqual({
    status: 303,
    to: '/manage?done=again&from=%2Fmanage%2Fstock',
  });
});

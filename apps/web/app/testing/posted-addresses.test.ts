import { addressChoiceTexts, fail, ok } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { receiveAddresses } from '../routes/selectaddress/receive-addresses.server.ts';
import { cartRow } from './cart-row.ts';
import { answered, posted } from './posted.ts';
import { type Answers, serverDouble } from './server-double.ts';

const coimbatore = { pincode: '641001', district: 'Coimbatore', state: 'Tamil Nadu', stateId: 4035, cityId: 12 };
const server = (answers: Answers = {}) =>
  serverDouble({
    GetCartWebsite: () => ok([cartRow]),
    GetPincode: () => ok(coimbatore),
    GetCity: () =>
      ok([
        { value: 11, label: 'Ariyalur' },
        { value: 12, label: 'Coimbatore' },
      ]),
    Get_Customer_Address: () => ok([]),
    Add_CustomerAddress: ({ kind }) => ok({ addressId: kind === 'Shipping' ? 21 : 22 }),
    PlaceOrder: () => ok({ orderId: 7, transactionId: 't', number: 'BW-7', total: 18_080_00 }),
    ...answers,
  });
const saved = { form: 'saved', total: '1808000', purchaseOrder: 'PO 7' };
const address = {
  ...{ companyName: 'Kokko', contactName: 'Asha', area: '12 Mill Road', pincode: '641 001', mobile: '+91 98400 12345' },
};
const inPart = (part: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [`${part}-${name}`, text]));
const typed = { form: 'new', total: '1808000', ...inPart('shipping', address), sameAsShipping: 'on' };
const send = (fields: Record<string, string>, answers?: Answers) => {
  const { api, calls } = server(answers);
  const called = (name: keyof Answers) => calls.filter(([each]) => each === name).map(([, input]) => input);
  return { answer: answered(receiveAddresses(posted(fields), api)), called };
};

test.each([
  [
    { shippingId: '4', billingId: '5' },
    { shippingAddressId: 4, billingAddressId: 5 },
  ],
  [
    { shippingId: '4', sameAsShipping: 'on' },
    { shippingAddressId: 4, billingAddressId: 4 },
  ],
])('an order goes to the saved addresses that are chosen: %o', async (chosen, sent) => {
  const { answer, called } = send({ ...saved, ...chosen });
  expect(await answer).toEqual({ status: 303, to: '/checkout?order=7' });
  expect(called('PlaceOrder')).toMatchObject([{ cartId: 3, acceptedTotal: 18_080_00, purchaseOrder: 'PO 7', ...sent }]);
});

test.each([
  [{ billingId: '5' }, 'shippingId', addressChoiceTexts.noShipping],
  [{ shippingId: '4' }, 'billingId', addressChoiceTexts.noBilling],
])('without a choice nothing is ordered: %o', async (chosen, field, text) => {
  const { answer, called } = send({ ...saved, ...chosen });
  expect(await answer).toMatchObject({
    status: 400,
    shown: { typesNew: false, failed: { field, text }, purchaseOrder: 'PO 7' },
  });
  expect(called('PlaceOrder')).toEqual([]);
});

test('what is picked up needs no shipping address', async () => {
  const pickup = { GetCartWebsite: () => ok([{ ...cartRow, deliveryType: 'SelfPickup' as const }]) };
  const { answer, called } = send({ ...saved, billingId: '5' }, pickup);
  expect(await answer).toMatchObject({ status: 303 });
  expect(called('PlaceOrder')).toMatchObject([{ shippingAddressId: null, billingAddressId: 5 }]);
});

test('typed addresses are saved with state and city of the pincode, and the order goes there', async () => {
  const { answer, called } = send(typed);
  expect(await answer).toMatchObject({ status: 303, to: '/checkout?order=7' });
  const place = { pincode: '641001', mobile: '9840012345', stateId: 4035, cityId: 12 };
  expect(called('Add_CustomerAddress')).toMatchObject([
    { kind: 'Shipping', ...place },
    { kind: 'Billing', ...place },
  ]);
  expect(called('PlaceOrder')).toMatchObject([{ shippingAddressId: 21, billingAddressId: 22 }]);
});

test('an unknown pincode keeps the chosen state, with its first city', async () => {
  const GetPincode = () => ok({ ...coimbatore, district: '', stateId: null, cityId: null });
  const { answer, called } = send({ ...typed, 'shipping-stateId': '4035' }, { GetPincode });
  expect(await answer).toMatchObject({ status: 303 });
  expect(called('Add_CustomerAddress')[0]).toMatchObject({ stateId: 4035, cityId: 11 });
});

test('a refused address stays in its form, with the reason beside the field, and nothing is saved', async () => {
  const { answer, called } = send({ ...typed, 'shipping-mobile': '12' });
  expect(await answer).toMatchObject({
    status: 400,
    shown: {
      typesNew: true,
      failed: { field: 'shipping-mobile' },
      draft: { shipping: { companyName: 'Kokko', cityId: '12' }, sameAsShipping: true },
    },
  });
  expect(called('Add_CustomerAddress')).toEqual([]);
});

test('a risen total is shown, and accepted by the next press, with the addresses that are saved by now', async () => {
  const details = { previous_total: 18_080, current_total: 19_000 };
  const { answer } = send(typed, { PlaceOrder: () => fail('price_changed', 'It has risen.', { details }) });
  expect(await answer).toMatchObject({
    shown: {
      typesNew: false,
      failed: { text: 'It has risen.' },
      choice: { shippingId: 21, billingId: 22 },
      total: 19_000_00,
    },
  });
});

test('an order that is being paid is opened', async () => {
  const { answer } = send(
    { ...saved, shippingId: '4', billingId: '5' },
    {
      PlaceOrder: () => fail('conflict', 'A payment is under way.', { details: { order_id: 6 } }),
    },
  );
  expect(await answer).toEqual({ status: 303, to: '/checkout?order=6' });
});

test('the other buttons change between typed and saved addresses', async () => {
  const { answer, called } = send({ ...saved, act: 'new' });
  expect(await answer).toMatchObject({ status: 200, shown: { typesNew: true, purchaseOrder: 'PO 7' } });
  expect(called('GetCartWebsite')).toEqual([]);
  expect(await send({ ...typed, act: 'saved' }).answer).toMatchObject({ shown: { typesNew: false } });
});

import { fail, ok, quantityUnreadable } from '@boxwright/contract';
import { describe, expect, test } from 'vitest';
import { receiveReminder } from '../features/order/again/receive-reminder.server.ts';
import { receiveCancel } from '../features/order/cancel/receive-cancel.server.ts';
import { receiveCorrection } from '../features/order/correct/receive-correction.server.ts';
import { receiveMessage } from '../features/order/messages/receive-message.server.ts';
import { receivePhotoRemoval, receiveReturn } from '../features/order/return/receive-return.server.ts';
import { receiveStop } from '../features/order/share/receive-stop.server.ts';
import { receiveWay } from '../routes/checkout/receive-way.server.ts';
import { receiveOrderAgain } from '../routes/order-again/receive-order-again.server.ts';
import { receivePayment } from '../routes/pay/receive-payment.server.ts';
import type { ServerApi } from '../server-api.ts';
import { unreadable } from '../unreadable.ts';
import { answered, posted } from './posted.ts';
import { type Answers, serverDouble } from './server-double.ts';

const signedOut = () => fail('signed_out', 'Please sign in.');
const impossible = () => fail('not_possible', 'This can’t be done any more.');

describe('forms of an order’s page', () => {
  type Receive = (request: Request, api: ServerApi, orderId: number) => Promise<unknown>;
  const token = 'a'.repeat(32);
  const complaint = {
    reason: 'damaged',
    wish: 'refund',
    batchNumber: 'B 7',
    manufacturedOn: '2026-11-02',
    description: 'Crushed on the way.',
  };
  const seen = '2026-11-20T05:30:00.000Z';
  const correction = { seen, contactName: 'Ravi', mobile: '9840055555', purchaseOrder: 'PO 7', 'note-2': 'Matt.' };
  const forms: [string, Receive, Record<string, string>, keyof Answers][] = [
    ['cancel', receiveCancel, {}, 'CancelOrder'],
    ['message', receiveMessage, { text: 'Thanks' }, 'WriteToDesk'],
    ['correct', receiveCorrection, correction, 'CorrectOwnOrder'],
    ['reminder', receiveReminder, { weeks: '4' }, 'SetReorderReminder'],
    ['stop-sharing', receiveStop, { token }, 'StopTrackingLink'],
    ['return', receiveReturn, complaint, 'RequestReturn'],
    ['remove-photo', receivePhotoRemoval, { token }, 'RemoveReturnPhoto'],
  ];

  test.each(forms)('%s: a signed-out visitor is led to sign-in and back', async (_, receive, fields, operation) => {
    const { api } = serverDouble({ [operation]: signedOut });
    expect(await answered(receive(posted(fields), api, 7))).toEqual({
      status: 303,
      to: '/login?from=%2Fmy-orders%2F7',
    });
  });

  test.each(forms)('%s: the page says beside the form why it was refused', async (form, receive, fields, operation) => {
    const { api } = serverDouble({ [operation]: impossible });
    expect(await answered(receive(posted(fields), api, 7))).toMatchObject({
      status: 422,
      shown: { form, failed: { text: 'This can’t be done any more.' } },
    });
  });

  test('a refused message or complaint keeps what was typed', async () => {
    const { api } = serverDouble({ WriteToDesk: impossible, RequestReturn: impossible });
    expect(await answered(receiveMessage(posted({ text: 'Thanks' }), api, 7))).toMatchObject({
      shown: { typed: { text: 'Thanks' } },
    });
    expect(await answered(receiveReturn(posted(complaint), api, 7))).toMatchObject({ shown: { typed: complaint } });
  });

  test('a complaint without a reason, or with one that there isn’t, isn’t sent', async () => {
    const { api, calls } = serverDouble({ RequestReturn: impossible });
    const send = (reason: string) => answered(receiveReturn(posted({ ...complaint, reason }), api, 7));
    expect(await send('')).toMatchObject({
      status: 400,
      shown: { failed: { field: 'reason' }, typed: { reason: '' } },
    });
    expect(await send('too small')).toMatchObject({ status: 400, shown: { failed: { text: unreadable } } });
    expect(calls).toHaveLength(1);
  });

  const until = new Date('2026-12-20T05:30:00Z');
  const stopped = posted({ stop: '1', weeks: '4' });

  test.each<[string, Receive, Request, Answers, input: object, to: string]>([
    ['cancel', receiveCancel, posted({}), { CancelOrder: () => ok({ refund: 118 }) }, {}, '?done=cancel#cancel'],
    [
      'message',
      receiveMessage,
      posted({ text: 'Thanks' }),
      { WriteToDesk: () => ok({ id: 1 }) },
      { text: 'Thanks' },
      '?done=message#messages',
    ],
    [
      'correct',
      receiveCorrection,
      posted(correction),
      { CorrectOwnOrder: () => ok({ orderId: 7 }) },
      {
        ...{ seen: new Date(seen), contactName: 'Ravi', mobile: '9840055555', purchaseOrder: 'PO 7' },
        notes: [{ position: 2, note: 'Matt.' }],
      },
      '?done=correct#correct',
    ],
    ['reminder', receiveReminder, stopped, { SetReorderReminder: () => ok({ dueOn: null }) }, { weeks: 0 }, ''],
    [
      'stop-sharing',
      receiveStop,
      posted({ token }),
      { StopTrackingLink: () => ok({ token, until }) },
      { token },
      '?done=stop-sharing#stop-sharing',
    ],
    [
      'return',
      receiveReturn,
      posted(complaint),
      { RequestReturn: () => ok({ id: 1 }) },
      complaint,
      '?done=return#return',
    ],
  ])(
    '%s: after success the order is shown, where a reload posts nothing',
    async (_, receive, request, answers, input, to) => {
      const { api, calls } = serverDouble(answers);
      expect(await answered(receive(request, api, 7))).toEqual({ status: 303, to: `/my-orders/7${to}` });
      expect(calls).toEqual([[Object.keys(answers)[0], { orderId: 7, ...input }]]);
    },
  );

  test('a photograph is removed by its own token', async () => {
    const { api, calls } = serverDouble({ RemoveReturnPhoto: () => ok({ removed: true }) });
    expect(await answered(receivePhotoRemoval(posted({ token }), api, 7))).toEqual({
      status: 303,
      to: '/my-orders/7#return',
    });
    expect(calls).toEqual([['RemoveReturnPhoto', { token }]]);
  });
});

describe('ways to pay', () => {
  test('a way to pay that the page doesn’t have never reaches the server', async () => {
    const { api, calls } = serverDouble({ ConfirmOrder: impossible });
    const { status } = await answered(receiveWay(posted({ mode: 'Gold', total: '100' }), api, 7));
    expect([status, calls]).toEqual([400, []]);
  });

  test('a way without money online leads to the order’s confirmation; its total is the one that was seen', async () => {
    const { api, calls } = serverDouble({
      ConfirmOrder: () => ok({ orderId: 7, paymentReference: 'TX1/0', total: 118 }),
    });
    const form = { mode: 'PayLater', total: '11800', asPlaced: 'true' };
    expect(await answered(receiveWay(posted(form), api, 7))).toEqual({ status: 303, to: '/paymentprocess/TX1/0' });
    const input = { orderId: 7, paymentMode: 'PayLater', acceptedTotal: 11800, asPlaced: true };
    expect(calls).toEqual([['ConfirmOrder', input]]);
  });

  test('a way online opens its payment; the page then leads to the provider', async () => {
    const payment = {
      transactionId: 'T1',
      amount: 118,
      action: 'https://pay.example/_payment',
      fields: { txnid: 'T1' },
    };
    const { api, calls } = serverDouble({ StartPayment: () => ok(payment) });
    const form = { mode: 'OnlinePayment', purpose: 'half', total: '11800', asPlaced: 'false' };
    expect(await answered(receiveWay(posted(form), api, 7))).toMatchObject({
      status: 200,
      shown: { started: { action: payment.action, fields: payment.fields } },
    });
    expect(calls).toEqual([['StartPayment', { orderId: 7, purpose: 'half', acceptedTotal: 11800, asPlaced: false }]]);
    const refused = serverDouble({ StartPayment: () => fail('price_changed', 'The total has changed.') });
    expect(await answered(receiveWay(posted(form), refused.api, 7))).toMatchObject({
      status: 409,
      shown: { failed: { text: 'The total has changed.' } },
    });
  });

  test.each([
    ['that was paid after all leads to its result', true, 'false', '/paymentprocess/T1/0'],
    ['of a cart that has changed leads to the addresses', false, 'true', '/selectaddress'],
    ['that was left is given up, and the order is shown', false, 'false', '/checkout?order=7'],
  ])('a payment %s', async (_, isPaid, asPlaced, to) => {
    const { api, calls } = serverDouble({ AbandonPayment: () => ok({ isPaid }) });
    expect(await answered(receiveWay(posted({ left: 'T1', asPlaced }), api, 7))).toEqual({ status: 303, to });
    expect(calls).toEqual([['AbandonPayment', { orderId: 7 }]]);
  });

  test('a total that has changed since is asked about again', async () => {
    const { api } = serverDouble({ ConfirmOrder: () => fail('price_changed', 'The total has changed.') });
    expect(await answered(receiveWay(posted({ mode: 'COD', total: '1' }), api, 7))).toEqual({
      status: 409,
      shown: { failed: { text: 'The total has changed.' }, started: undefined },
    });
  });
});

describe('orders again', () => {
  const form = posted({ 'quantity-3': '1,000', 'quantity-4': '', other: '5' });

  test('the wanted quantities go into the cart', async () => {
    const { api, calls } = serverDouble({ OrderAgain: () => ok({ cartId: 1, added: 1 }) });
    expect(await answered(receiveOrderAgain(form.clone(), api, 7))).toEqual({ status: 303, to: '/cart' });
    const lines = [
      { lineId: 3, quantity: 1000 },
      { lineId: 4, quantity: 0 },
    ];
    expect(calls).toEqual([['OrderAgain', { orderId: 7, lines }]]);
  });

  test('a quantity that can’t be read is refused at its field, before the server', async () => {
    const { api, calls } = serverDouble();
    expect(await answered(receiveOrderAgain(posted({ 'quantity-3': 'many' }), api, 7))).toEqual({
      status: 400,
      shown: { failed: { text: quantityUnreadable, field: 'quantity-3' }, typed: [[3, 'many']] },
    });
    expect(calls).toEqual([]);
  });

  test('a signed-out visitor is led to sign-in and back; a refused form keeps its quantities', async () => {
    const out = serverDouble({ OrderAgain: signedOut });
    expect(await answered(receiveOrderAgain(form.clone(), out.api, 7))).toEqual({
      status: 303,
      to: '/login?from=%2Fmy-orders%2F7%2Fagain',
    });
    const gone = serverDouble({ OrderAgain: impossible });
    expect(await answered(receiveOrderAgain(form.clone(), gone.api, 7))).toMatchObject({
      status: 422,
      shown: {
        typed: [
          [3, '1,000'],
          [4, ''],
        ],
      },
    });
  });
});

describe('payment links', () => {
  const token = 'a'.repeat(32);
  const pay = (purpose: string, api: ServerApi) =>
    answered(receivePayment(posted({ purpose, total: '11800' }), api, token));

  test('an opened payment is handed to the page, which posts it to the provider', async () => {
    const started = { action: 'https://pay.example', fields: { txnid: 'TX1' } };
    const { api, calls } = serverDouble({
      PayByLink: () => ok({ ...started, transactionId: 'TX1', amount: 118 }),
    });
    expect(await pay('full', api)).toEqual({ status: 200, shown: { started, failed: undefined } });
    expect(calls).toEqual([['PayByLink', { token, purpose: 'full', acceptedTotal: 11800 }]]);
  });

  test('an order that was paid meanwhile says so, and nothing is posted', async () => {
    const { api } = serverDouble({ PayByLink: () => fail('conflict', 'It is paid already.') });
    expect(await pay('full', api)).toEqual({
      status: 409,
      shown: { failed: { text: 'It is paid already.' }, started: undefined },
    });
  });

  test('a purpose that the page doesn’t have never reaches the server', async () => {
    const { api, calls } = serverDouble();
    expect(await pay('twice', api)).toMatchObject({ status: 400, shown: { started: undefined } });
    expect(calls).toEqual([]);
  });
});

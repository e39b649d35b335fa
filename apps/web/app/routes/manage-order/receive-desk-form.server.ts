import {
  amountUnreadable,
  type Failure,
  fail,
  type Input,
  type OperationName,
  type Output,
  paiseIn,
  type Result,
} from '@boxwright/contract';
import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';
import type { DeskForm } from './posted-desk-form.ts';

type Typed = Readonly<Record<string, string>>;

/** One of the page's forms: the fields that it has, and what is called with them. */
interface Form {
  readonly fields: readonly string[];
  readonly send: (api: ServerApi, orderId: number, typed: Typed) => Promise<Result<unknown>>;
}

const call =
  <N extends OperationName>(name: N, input: (orderId: number, typed: Typed) => Input<N>): Form['send'] =>
  async (api, orderId, typed): Promise<Result<Output<N>>> =>
    sendTyped(api, name, input(orderId, typed));

const number = (text = ''): number => (/^\d{1,12}$/.test(text) ? Number(text) : 0);

/** The amount as typed, in paise; null when it is empty or can't be read. */
const amountOf = (text = ''): number | null => {
  const paise = paiseIn(text);
  return Number.isNaN(paise) ? null : paise;
};

const unreadableAmount = fail('invalid', amountUnreadable(), { field: 'amount' });

const forms: Readonly<Record<DeskForm, Form>> = {
  step: {
    fields: ['seen', 'to', 'courier', 'trackingNumber', 'note'],
    send: call(
      'MoveOrder',
      (orderId, { seen, to, courier = '', trackingNumber = '', note = '' }) =>
        // `sendTyped` refuses statuses that there aren't.
        ({ orderId, seenStatus: seen, to, courier, trackingNumber, note }) as Input<'MoveOrder'>,
    ),
  },
  cancel: {
    fields: ['seen', 'note'],
    send: async (api, orderId, typed) => {
      const { seen, note = '' } = typed;
      if (note.trim() === '') {
        return fail('invalid', 'Please write why; the customer is mailed your words.', { field: 'note' });
      }
      const move = { orderId, seenStatus: seen, to: 'Cancelled', courier: '', trackingNumber: '', note };
      return sendTyped(api, 'MoveOrder', move as Input<'MoveOrder'>);
    },
  },
  payment: {
    fields: ['how', 'amount', 'seenDue', 'reference', 'receivedOn', 'isMore'],
    send: async (api, orderId, { how, amount, seenDue, reference = '', receivedOn = '', isMore }) => {
      const paise = amountOf(amount);
      if (paise === null) return unreadableAmount;
      const input = {
        orderId,
        how,
        amount: paise,
        seenDue: number(seenDue),
        reference,
        receivedOn,
        isMore: isMore === 'yes',
      };
      return sendTyped(api, 'RecordPayment', input as Input<'RecordPayment'>);
    },
  },
  refund: {
    fields: ['amount', 'seenRefundable', 'reason'],
    send: async (api, orderId, { amount, seenRefundable, reason = '' }) => {
      const paise = amountOf(amount);
      if (paise === null) return unreadableAmount;
      return sendTyped(api, 'RefundOrder', { orderId, amount: paise, seenRefundable: number(seenRefundable), reason });
    },
  },
  settle: {
    fields: ['refundId', 'how', 'reference', 'paidOn'],
    send: call(
      'SettleRefund',
      (_, { refundId, how, reference = '', paidOn = '' }) =>
        ({ refundId: number(refundId), how, reference, paidOn }) as Input<'SettleRefund'>,
    ),
  },
  'mobile-call': { fields: [], send: call('NoteMobileCall', (orderId) => ({ orderId })) },
  'pay-link': { fields: [], send: call('SendPaymentLink', (orderId) => ({ orderId })) },
  message: {
    fields: ['text', 'seenMessageId'],
    send: call('WriteToCustomer', (orderId, { text = '', seenMessageId }) => ({
      orderId,
      text,
      seenMessageId: number(seenMessageId),
    })),
  },
  read: {
    fields: ['seenMessageId'],
    send: call('MarkMessagesRead', (orderId, { seenMessageId }) => ({ orderId, seenMessageId: number(seenMessageId) })),
  },
  note: { fields: ['text'], send: call('AddOrderNote', (orderId, { text = '' }) => ({ orderId, text })) },
  'change-note': {
    fields: ['noteId', 'version', 'text'],
    send: call('ChangeOrderNote', (_, { noteId, version, text = '' }) => ({
      noteId: number(noteId),
      version: number(version),
      text,
    })),
  },
  'delete-note': {
    fields: ['noteId', 'version'],
    send: call('DeleteOrderNote', (_, { noteId, version }) => ({ noteId: number(noteId), version: number(version) })),
  },
  return: {
    fields: ['id', 'decision', 'answer', 'refund'],
    send: async (api, _, { id, decision, answer = '', refund = '' }) => {
      const paise = refund.trim() === '' ? 0 : amountOf(refund);
      if (paise === null) return { ...unreadableAmount, failure: { ...failureOf(unreadableAmount), field: 'refund' } };
      const back = paise > 0 ? { refund: paise } : {};
      return sendTyped(api, 'DecideReturn', { id: number(id), decision, answer, ...back } as Input<'DecideReturn'>);
    },
  },
};

const failureOf = (refusal: Result<never>): Failure => {
  if (refusal.ok) throw new Error('Not a refusal.');
  return refusal.failure;
};

/** Does what one of the page's forms asks for, and shows the order again. */
export async function receiveDeskForm(request: Request, api: ServerApi, orderId: number, asked: string) {
  const name = Object.keys(forms).find((form) => form === asked) as DeskForm | undefined; // its own keys
  const form = name && forms[name];
  if (!form)
    return refused(failureOf(fail('not_found', 'There is no such form.')), { form: 'step' as DeskForm, typed: {} });
  const list = new URL(request.url).searchParams.get('list') ?? '';
  const typed: Typed = await readTyped(request, form.fields);
  const answer = await form.send(api, orderId, typed);
  if (answer.ok) throw redirect(officePaths.officeOrderDone(orderId, name, list), 303);
  if (answer.failure.code === 'signed_out')
    throw redirect(officePaths.staffSignIn(officePaths.officeOrder(orderId, list)), 303);
  return refused(answer.failure, { form: name, typed });
}

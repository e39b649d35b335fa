import {
  amountUnreadable,
  correctedFields,
  creditNoteRules,
  debitNoteRules,
  firstBroken,
  type Input,
  type OperationName,
  printAgainRules,
} from '@boxwright/contract';
import { whyLaidByHand } from '@boxwright/orders';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { countIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { type DeskForm, waivedByHand } from './posted-desk-form.ts';

/** Sends the form, and shows the order again. The operation refuses unknown statuses and ways. */
const desk =
  <N extends OperationName>(name: N, input: (form: SentForm, orderId: number) => object) =>
  async (form: SentForm) => {
    await form.send(name, input(form, form.idOfPage('orderid')) as Input<N>);
    return doneWith(form, form.name);
  };

const doneWith = (form: SentForm, done: string): string =>
  officePaths.officeOrderDone(form.idOfPage('orderid'), done, form.url.searchParams.get('list') ?? '');

/** The amount as typed, in paise. */
const amountOf = (form: SentForm, field: string): number =>
  form.amount(field) ?? form.refuse({ code: 'invalid', text: amountUnreadable(), field });

/** The pieces of each item of the form. */
const countsOf = (form: SentForm) =>
  form.all('position').map((position) => ({
    position: countIn(position) ?? 0,
    quantity: form.pieces(`quantity-${position}`),
  }));

/** Refuses what was typed for an item, at its field: the rule is about all items. */
const refuseItem = (form: SentForm, text: string, field: string) => form.refuse({ code: 'invalid', text, field });

const corrected = (address: 'billing' | 'shipping') =>
  desk('CorrectAddress', (form, orderId) => ({
    orderId,
    which: form.text('isBoth') === 'yes' ? 'both' : address,
    ...form.texts(...correctedFields),
  }));

const forms: Readonly<Record<Exclude<DeskForm, 'reprint'>, ReturnType<typeof desk>>> = {
  step: desk('MoveOrder', (form, orderId) => {
    const { seen: seenStatus, ...step } = form.texts('seen', 'to', 'courier', 'trackingNumber', 'note');
    const reason = form.text('reason');
    const agreed = form.text('isShortAgreed') === 'yes' ? { isShortAgreed: true } : {};
    return { orderId, seenStatus, ...step, ...(reason === '' ? {} : { reason }), ...agreed };
  }),
  cancel: desk('MoveOrder', (form, orderId) => {
    const { seen: seenStatus, note } = form.texts('seen', 'note');
    if (note.trim() === '')
      form.refuse({ code: 'invalid', text: 'Please write why: your words are mailed to the customer.', field: 'note' });
    const kept = form.text('kept').trim() === '' ? 0 : amountOf(form, 'kept');
    return { orderId, seenStatus, to: 'Cancelled', courier: '', trackingNumber: '', kept, note };
  }),
  payment: desk('RecordPayment', (form, orderId) => {
    const payment = { ...form.texts('how', 'reference', 'bank', 'receivedOn'), amount: amountOf(form, 'amount') };
    const [isMore, isShared] = ['isMore', 'isShared'].map((name) => form.text(name) === 'yes');
    return { orderId, ...payment, seenDue: form.count('seenDue'), isMore, isShared };
  }),
  reverse: desk('ReversePayment', (form, orderId) => ({
    orderId,
    entryId: form.id('entryId'),
    ...form.texts('cause', 'reversedOn', 'reason'),
    bankFee: form.text('bankFee').trim() === '' ? 0 : amountOf(form, 'bankFee'),
  })),
  credit: desk('IssueCreditNote', (form, orderId) => {
    const lines = form.all('position').map((position) => {
      const amount = `amount-${position}`;
      return {
        position: countIn(position) ?? 0,
        quantity: form.pieces(`quantity-${position}`),
        amount: form.text(amount).trim() === '' ? 0 : amountOf(form, amount),
      };
    });
    const named = lines.filter(({ quantity, amount }) => quantity > 0 || amount > 0);
    const cameBack = form.text('cameBack');
    const seen = { seenLeft: form.count('seenLeft'), ...(cameBack === '' ? {} : { cameBack }) };
    const note = { orderId, lines: named, ...seen, ...form.texts('reason') };
    const broken = firstBroken(creditNoteRules, note);
    if (broken?.field !== 'lines') return note;
    const twice = named.find(({ quantity, amount }) => quantity > 0 && amount > 0);
    const wrong = twice ?? named.find(({ quantity }) => quantity === 0) ?? lines[0];
    return refuseItem(form, broken.text, `${twice ? 'amount' : 'quantity'}-${wrong?.position}`);
  }),
  keep: desk('MoveToAccount', (form, orderId) => ({ orderId, amount: form.count('amount') })),
  debit: desk('IssueDebitNote', (form, orderId) => {
    const lines = form.all('position').flatMap((position) => {
      const amount = `amount-${position}`;
      if (form.text(amount).trim() === '') return [];
      return [{ position: countIn(position) ?? 0, amount: amountOf(form, amount) }];
    });
    const note = { orderId, lines, seenDue: form.count('seenDue'), ...form.texts('reason') };
    const broken = firstBroken(debitNoteRules, note);
    if (broken?.field !== 'lines') return note;
    const wrong = lines.find(({ amount }) => amount <= 0)?.position ?? form.text('position');
    return refuseItem(form, broken.text, `amount-${wrong}`);
  }),
  refund: desk('RefundOrder', (form, orderId) => {
    const refund = { ...form.texts('reason'), amount: amountOf(form, 'amount') };
    return { orderId, ...refund, seenRefundable: form.count('seenRefundable') };
  }),
  unpaid: desk('WaivePayment', (form, orderId) => ({ orderId, ...form.texts('step', 'reason') })),
  'unpaid-back': desk('WithdrawPaymentWaiver', (_, orderId) => ({ orderId })),
  settle: desk('SettleRefund', (form) => ({
    refundId: form.id('refundId'),
    ...form.texts('how', 'reference', 'paidOn'),
  })),
  'mobile-call': desk('NoteMobileCall', (_, orderId) => ({ orderId })),
  'purchase-order': desk('NotePurchaseOrder', (form, orderId) => ({ orderId, ...form.texts('purchaseOrder') })),
  'billing-address': corrected('billing'),
  'shipping-address': corrected('shipping'),
  correct: desk('CorrectOrder', (form, orderId) => {
    const seen = new Date(form.text('seen'));
    if (Number.isNaN(seen.getTime())) form.refuse({ code: 'invalid', text: 'Please load the page again.' });
    return {
      ...{ orderId, seen },
      ...form.texts('gstin', 'billingState', 'billingCity', 'billingPincode'),
      ...form.texts('shippingState', 'shippingCity', 'shippingPincode', 'reason'),
      quantities: countsOf(form),
      isAgreed: form.text('isAgreed') === 'yes',
    };
  }),
  gstin: desk('DecideGstin', (form, orderId) => ({ orderId, ...form.texts('seenGstin', 'reason') })),
  supply: desk('DecidePlaceOfSupply', (form, orderId) => ({
    orderId,
    ...form.texts('place', 'buyerName', 'buyerAddress', 'country', 'reason'),
    kind: form.text('kind') as Input<'DecidePlaceOfSupply'>['kind'],
  })),
  'shipping-bill': desk('NoteShippingBill', (form, orderId) => ({ orderId, ...form.texts('port', 'number', 'day') })),
  'pay-link': desk('SendPaymentLink', (_, orderId) => ({ orderId })),
  message: desk('WriteToCustomer', (form, orderId) => ({
    orderId,
    ...form.texts('text'),
    seenMessageId: form.id('seenMessageId'),
  })),
  read: desk('MarkMessagesRead', (form, orderId) => ({ orderId, seenMessageId: form.id('seenMessageId') })),
  note: desk('AddOrderNote', (form, orderId) => ({ orderId, ...form.texts('text') })),
  'change-note': desk('ChangeOrderNote', (form) => ({
    noteId: form.id('noteId'),
    version: form.count('version'),
    ...form.texts('text'),
  })),
  'delete-note': desk('DeleteOrderNote', (form) => ({ noteId: form.id('noteId'), version: form.count('version') })),
  return: desk('DecideReturn', (form) => {
    const refund = form.text('refund').trim() === '' ? 0 : amountOf(form, 'refund');
    return { id: form.id('id'), ...form.texts('decision', 'answer'), ...(refund > 0 ? { refund } : {}) };
  }),
  reminder: desk('RemindOfProof', (form) => ({ lineId: form.id('lineId') })),
  artwork: desk('SendArtworkAtDesk', (form) => ({ lineId: form.id('lineId'), artwork: form.text('token') })),
  plain: desk('SendArtworkAtDesk', (form) => ({ lineId: form.id('lineId'), artwork: null })),
  'artwork-place': desk('SendArtworkAtDesk', (form) => ({
    lineId: form.id('lineId'),
    artwork: form.text('token'),
    place: form.text('place') || null,
    seenArtworkId: form.id('seenArtworkId'),
  })),
  proof: desk('IssueProof', (form) => ({
    lineId: form.id('lineId'),
    seenArtworkId: form.id('seenArtworkId'),
    ...form.texts('note'),
    isDespiteStops: form.text('despite') === 'yes',
  })),
  'proof-back': desk('WithdrawProof', (form) => ({ proofId: form.id('proofId') })),
  'proof-comment': desk('CommentOnProofAtDesk', (form) => ({ proofId: form.id('proofId'), ...form.texts('text') })),
  'proof-decision': desk('DecideProofAtDesk', (form) => ({
    proofId: form.id('proofId'),
    ...form.texts('decision', 'text'),
  })),
  waiver: async (form) => {
    const { line } = await form.send('WaiveProof', { lineId: form.id('lineId'), ...form.texts('reason') });
    const byHand = whyLaidByHand(line);
    return doneWith(form, byHand ? waivedByHand[byHand] : form.name);
  },
};

/** Has items printed again, and opens the order that does. */
const printAgain = async (form: SentForm) => {
  const lines = countsOf(form).filter(({ quantity }) => quantity > 0);
  const { reason } = form.texts('reason');
  const broken = firstBroken(printAgainRules, { lines, reason });
  if (broken?.field === 'lines') refuseItem(form, broken.text, `quantity-${form.text('position')}`);
  if (form.text('cause') === '')
    form.refuse({ code: 'invalid', text: 'Please choose why it is printed again.', field: 'cause' });
  const made = await form.send('PrintAgain', {
    orderId: form.idOfPage('orderid'),
    lines,
    reason,
    cause: form.text('cause') as Input<'PrintAgain'>['cause'],
    seen: form.count('seen'),
  });
  return officePaths.officeOrderDone(made.orderId, form.name, form.url.searchParams.get('list') ?? '');
};

export const action = officeAction({ ...forms, reprint: printAgain });

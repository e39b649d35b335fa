import { atMost, isEmail, isMobile, isPincode, matches, type Rule, required } from '../kernel/rules.ts';
import { longest } from './lengths.ts';

/** Longest message about an order, or note, in characters. */
export const orderTextMaxLength = 2000;

/** Longest reference of a bank or number of a receipt, in characters. */
export const paymentReferenceMaxLength = 40;

/** The kinds of payment that don't come through a gateway. */
export const recordedPayments = ['transfer', 'cash', 'cheque'] as const;

/** Entries of the ledger that staff take back: recorded payments, what came from the account, and deducted tax. */
export const reversiblePayments = [...recordedPayments, 'account', 'tds'] as const;

/** Longest name of a cheque's bank, in characters. */
export const chequeBankMaxLength = 40;

interface RecordedPayment {
  readonly how: (typeof recordedPayments)[number];
  readonly bank?: string | undefined;
  readonly amount: number;
  readonly reference: string;
  readonly receivedOn: string;
}

export const recordPaymentRules: readonly Rule<RecordedPayment>[] = [
  { field: 'amount', text: 'Please enter an amount.', fails: ({ amount }) => amount <= 0 },
  required('reference', 'Please enter the bank’s reference, or the number of the receipt.'),
  {
    field: 'reference',
    text: 'The number of a cheque has six digits.',
    fails: ({ how, reference }) => how === 'cheque' && !/^\d{6}$/.test(reference.trim()),
  },
  {
    field: 'bank',
    text: 'Please enter the bank on which the cheque is drawn.',
    fails: ({ how, bank }) => how === 'cheque' && !bank?.trim(),
  },
  required('receivedOn', 'Please enter the day on which it came in.'),
  matches('receivedOn', /^\d{4}-\d{2}-\d{2}$/, 'Please enter the date as day, month and year.'),
];

/** Why a recorded payment is taken back. */
export const reversalCauses = ['wrong-order', 'wrong-amount', 'bounced', 'mistake'] as const;

interface ReversedPayment {
  readonly cause: (typeof reversalCauses)[number];
  readonly bankFee?: number | undefined;
  readonly reversedOn: string;
  readonly reason: string;
}

export const reversePaymentRules: readonly Rule<ReversedPayment>[] = [
  {
    field: 'bankFee',
    text: 'Only a payment that the bank took back costs a charge.',
    fails: ({ cause, bankFee = 0 }) => bankFee > 0 && cause !== 'bounced',
  },
  required('reversedOn', 'Please enter the day on which it is taken back.'),
  matches('reversedOn', /^\d{4}-\d{2}-\d{2}$/, 'Please enter the date as day, month and year.'),
  required('reason', 'Please write what happened.'),
];

export const refundOrderRules: readonly Rule<{ readonly amount: number }>[] = [
  { field: 'amount', text: 'Please enter an amount.', fails: ({ amount }) => amount <= 0 },
];

interface CreditNote {
  readonly lines: readonly { readonly quantity: number; readonly amount: number }[];
  readonly cameBack?: string | undefined;
  readonly reason: string;
}

export const creditNoteRules: readonly Rule<CreditNote>[] = [
  {
    field: 'lines',
    text: 'Please enter pieces or an amount for at least one item.',
    fails: ({ lines }) => lines.length === 0,
  },
  {
    field: 'lines',
    text: 'Please enter either pieces or an amount for an item.',
    fails: ({ lines }) => lines.some(({ quantity, amount }) => quantity > 0 === amount > 0),
  },
  {
    field: 'lines',
    text: 'Please enter how many pieces came back, and no amounts.',
    fails: ({ cameBack, lines }) => cameBack !== undefined && lines.some(({ quantity }) => quantity === 0),
  },
  required('reason', 'Please enter why it is credited: the credit note says it.'),
];

/** Why goods are made again at no charge. */
export const reprintCauses = ['our-fault', 'courier', 'too-few', 'goodwill'] as const;

export const printAgainRules: readonly Rule<{ readonly lines: readonly object[]; readonly reason: string }>[] = [
  {
    field: 'lines',
    text: 'Please enter the pieces of at least one item.',
    fails: ({ lines }) => lines.length === 0,
  },
  required('reason', 'Please write what happened.'),
];

interface DebitNote {
  readonly lines: readonly { readonly amount: number }[];
  readonly reason: string;
}

export const debitNoteRules: readonly Rule<DebitNote>[] = [
  { field: 'lines', text: 'Please enter an amount for at least one item.', fails: ({ lines }) => lines.length === 0 },
  {
    field: 'lines',
    text: 'Please enter an amount above zero for an item.',
    fails: ({ lines }) => lines.some(({ amount }) => amount <= 0),
  },
  required('reason', 'Please enter why it is dearer: the debit note says it.'),
];

/** Steps of an order that may wait for money, in their order. */
export const paidSteps = ['acceptance', 'production', 'dispatch'] as const;

export const waivePaymentRules: readonly Rule<{ readonly reason: string }>[] = [
  required('reason', 'Please write why it goes on without the money.'),
];

/** What staff decide about a supply: a usual one, or one that returns name by these words. */
export const supplyKinds = ['usual', 'SEZWP', 'SEZWOP', 'DEXP', 'EXPWP', 'EXPWOP'] as const;

/** Longest name and address of a buyer abroad, as long as e-invoices take. */
export const buyerAbroadMaxLength = 100;

interface DecidedSupply {
  readonly place: string;
  readonly kind?: (typeof supplyKinds)[number] | undefined;
  readonly buyerName?: string | undefined;
  readonly buyerAddress?: string | undefined;
  readonly country?: string | undefined;
  readonly reason: string;
}

const isExport = ({ kind }: DecidedSupply): boolean => kind === 'EXPWP' || kind === 'EXPWOP';

export const placeOfSupplyRules: readonly Rule<DecidedSupply>[] = [
  { field: 'place', text: 'Please choose the state.', fails: (form) => !isExport(form) && form.place === '' },
  {
    field: 'buyerName',
    text: 'Please enter the name of the buyer abroad: the invoice is made out to it.',
    fails: (form) => isExport(form) && (form.buyerName ?? '').length < 3,
  },
  {
    field: 'buyerAddress',
    text: 'Please enter the buyer’s address abroad: the invoice has to have it.',
    fails: (form) => isExport(form) && (form.buyerAddress ?? '').length < 3,
  },
  { field: 'country', text: 'Please choose the country.', fails: (form) => isExport(form) && !form.country },
  required('reason', 'Please write why it is supplied there.'),
];

interface ShippingBill {
  readonly port: string;
  readonly number: string;
  readonly day: string;
}

export const shippingBillRules: readonly Rule<ShippingBill>[] = [
  matches('port', /^([0-9A-Za-z]{2,10})?$/, 'Please enter the port as its code, such as INMAA1.'),
  matches('number', /^([0-9A-Za-z]{1,20})?$/, 'The number of a shipping bill has letters and digits alone.'),
  matches('day', /^(\d{4}-\d{2}-\d{2})?$/, 'Please enter the date as day, month and year.'),
  {
    field: 'day',
    text: 'Please enter the day of the shipping bill too.',
    fails: ({ number, day }) => number !== '' && day === '',
  },
];

export const gstinRules: readonly Rule<{ readonly reason: string }>[] = [
  required('reason', 'Please write why it stays as it is, such as what the buyer says.'),
];

/** Characters of a buyer's own number of a purchase: as many as e-invoices take. */
export const purchaseOrderMaxLength = 16;

export const purchaseOrderRules: readonly Rule<{ readonly purchaseOrder: string }>[] = [
  atMost('purchaseOrder', purchaseOrderMaxLength, 'the purchase order number'),
];

/** What the desk corrects of an order's address. */
export const correctedFields = ['companyName', 'contactName', 'mobile', 'email', 'flat', 'area', 'landmark'] as const;

export const correctAddressRules: readonly Rule<Readonly<Record<(typeof correctedFields)[number], string>>>[] = [
  required('contactName', 'Please enter the name.'),
  required('mobile', 'Please enter the mobile number.'),
  isMobile('mobile', 'Please enter a mobile number of ten digits.'),
  isEmail('email', 'Please enter a valid e-mail address.'),
  required('area', 'Please enter street and area.'),
  atMost('companyName', longest.company, 'the company name'),
  atMost('contactName', longest.name, 'the name'),
  atMost('flat', longest.flat, 'the building'),
  atMost('area', longest.area, 'street and area'),
  atMost('landmark', longest.landmark, 'the landmark'),
];

interface OwnCorrection {
  readonly contactName?: string | undefined;
  readonly mobile?: string | undefined;
  readonly purchaseOrder?: string | undefined;
}

export const correctOwnOrderRules: readonly Rule<OwnCorrection>[] = [
  { field: 'contactName', text: 'Please enter the name.', fails: ({ contactName }) => contactName === '' },
  {
    field: 'contactName',
    text: `Please shorten the name to ${longest.name} characters.`,
    fails: ({ contactName = '' }) => contactName.length > longest.name,
  },
  {
    field: 'mobile',
    text: 'Please enter a mobile number of ten digits.',
    fails: ({ contactName, mobile = '' }) => contactName !== undefined && !/^[6-9]\d{9}$/.test(mobile),
  },
  {
    field: 'purchaseOrder',
    text: `Please shorten the purchase order number to ${purchaseOrderMaxLength} characters.`,
    fails: ({ purchaseOrder = '' }) => purchaseOrder.length > purchaseOrderMaxLength,
  },
];

interface CorrectedOrderForm {
  readonly billingPincode: string;
  readonly reason: string;
}

export const correctOrderRules: readonly Rule<CorrectedOrderForm>[] = [
  required('billingPincode', 'Please enter the pincode.'),
  isPincode('billingPincode', 'Please enter a pincode of six digits.'),
  required('reason', 'Please write why it is corrected.'),
];

interface Written {
  readonly text: string;
}

export const orderMessageRules: readonly Rule<Written>[] = [required('text', 'Please write a message.')];

export const orderNoteRules: readonly Rule<Written>[] = [required('text', 'Please write a note.')];

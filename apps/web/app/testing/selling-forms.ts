import { action as receiveSale } from '../routes/office-sale/receive-sale.server.ts';
import { action as receiveStart } from '../routes/office-sell/receive-start.server.ts';
import { type OfficeForm, officeForm, officePage } from './office-form.ts';

export const salePage = officePage(receiveSale, '/manage/sell/8', { saleid: '8' });
const [sale, changed] = ['/manage/sell/8', { version: 3 }];

const seen = { saleId: 8, seen: 2 };
const line = { ...seen, lineId: 5 };
const goods = { delivery: 'StandardShipping', destination: ' 600 014 ', note: 'Fold it.' };
const delivered = { deliveryType: 'StandardShipping', destination: '600014', note: 'Fold it.' } as const;
const box = { variantId: '7', boardId: '9', length: '60.5', width: '40', height: '' };
const chosenBox = { variantId: 7, boardId: 9, length: 60.5, width: 40, height: null };
const token = 'a'.repeat(32);
const address = { companyName: 'Kokko', contactName: 'Asha', mobile: '9840012345', area: 'Mint Street', gstin: '' };

export const placeFields = {
  form: 'place',
  seen: '2',
  shippingAddressId: '3',
  billingAddressId: '4',
  payment: 'PayLater',
  isOnceMore: 'yes',
  totalLink: '118000',
  totalPayLater: '120000',
};

export const sellingForms: readonly OfficeForm[] = [
  officeForm(
    officePage(receiveStart, '/manage/sell?search=kokko'),
    { customer: '4' },
    'StartSale',
    { customerId: 4 },
    { saleId: 8 },
    sale,
  ),
  officeForm(
    salePage,
    { form: 'quote', seen: '2' },
    'QuoteSale',
    seen,
    { number: 'Q-1', total: 118, address: '/q' },
    {
      quotation: { number: 'Q-1', total: 118, address: '/q' },
    },
  ),
  officeForm(
    salePage,
    { form: 'mail-link', order: '7' },
    'SendPaymentLink',
    { orderId: 7 },
    { recipient: 'a@b.example' },
    {
      done: 'The link goes to a@b.example.',
    },
  ),
  officeForm(
    salePage,
    { form: 'artwork', seen: '2', line: '5', token },
    'AttachArtwork',
    { ...line, token },
    { version: 3, agreementEnded: false },
    sale,
  ),
  officeForm(
    salePage,
    { form: 'artwork', seen: '2', line: '5', token: '' },
    'AttachArtwork',
    { ...line, token: null },
    { version: 3, agreementEnded: true },
    {
      done: 'The cut follows the artwork, so the price has changed and the agreed price no longer holds. Please agree it again.',
    },
  ),
  officeForm(
    salePage,
    {
      form: 'box',
      seen: '2',
      ...goods,
      ...box,
      outer: '1',
      inner: '',
      quantity: '1,000',
      outside: '0+Spot 1+Spot 2',
      inside: '1',
      inks: 'PANTONE 186 C, Gold',
      grain: 'held',
    },
    'AddBoxToSale',
    {
      ...seen,
      ...delivered,
      ...chosenBox,
      outerCoatingId: 1,
      innerCoatingId: null,
      print: '0+PANTONE 186 C+Gold/1',
      grain: 'held',
      isByStyle: false,
      quantity: 1000,
    },
    changed,
    sale,
  ),
  officeForm(
    salePage,
    { form: 'box', seen: '2', ...goods, ...box, variantId: `style-${box.variantId}`, quantity: '1,000' },
    'AddBoxToSale',
    {
      ...seen,
      ...delivered,
      ...chosenBox,
      outerCoatingId: null,
      innerCoatingId: null,
      print: 'usual',
      grain: null,
      isByStyle: true,
      quantity: 1000,
    },
    changed,
    sale,
  ),
  officeForm(
    salePage,
    {
      form: 'stickers',
      seen: '2',
      delivery: 'SelfPickup',
      shape: 'S1',
      material: 'M1',
      length: '50',
      width: '',
      quantity: '500',
    },
    'AddStickersToSale',
    {
      ...seen,
      deliveryType: 'SelfPickup',
      destination: null,
      note: '',
      shape: 'S1',
      material: 'M1',
      length: 50,
      width: null,
      quantity: 500,
    },
    changed,
    sale,
  ),
  officeForm(
    salePage,
    { form: 'sample', seen: '2', ...goods, ...box },
    'AddSampleToSale',
    { ...seen, ...delivered, ...chosenBox },
    changed,
    sale,
  ),
  officeForm(salePage, { form: 'remove', seen: '2', line: '5' }, 'RemoveSaleLine', line, changed, sale),
  officeForm(
    salePage,
    { form: 'coupon', seen: '2', code: ' diwali ' },
    'EnterSaleCoupon',
    { ...seen, code: 'diwali' },
    changed,
    sale,
  ),
  officeForm(
    salePage,
    { form: 'price', seen: '2', line: '5', amount: '1,180.50', reason: 'A regular.' },
    'AgreePrice',
    { ...line, amount: 118050, reason: 'A regular.' },
    changed,
    sale,
  ),
  officeForm(
    salePage,
    { form: 'price', seen: '2', line: '5', amount: '', reason: '' },
    'AgreePrice',
    { ...line, amount: null, reason: '' },
    changed,
    sale,
  ),
  officeForm(
    salePage,
    { form: 'address', customer: '4', ...address, pincode: '600014', stateId: '', cityId: '' },
    'AddAddressAtDesk',
    { customerId: 4, ...address, pincode: '600014', stateId: null, cityId: null },
    { addressId: 3 },
    sale,
  ),
  officeForm(
    salePage,
    placeFields,
    'PlaceSale',
    {
      ...seen,
      shippingAddressId: 3,
      billingAddressId: 4,
      payment: 'PayLater',
      acceptedTotal: 120000,
      isOnceMore: true,
    },
    {
      orderId: 7,
      number: 'BW-7',
      total: 120000,
      due: 120000,
      paymentMode: 'PayLater',
      isCancelled: false,
      payAddress: '',
    },
    sale,
  ),
  officeForm(salePage, { form: 'give-up', seen: '2' }, 'GiveUpSale', seen, {}, '/manage/sell'),
];

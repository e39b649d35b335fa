import { quantityIn, quantityUnreadable } from '../kernel/quantity.ts';
import { atMost, isEmail, isMobile, isPincode, type Rule, required } from '../kernel/rules.ts';
import { type BoxForm, type BoxLimits, isTooMany, tooFewBoxes, tooManyBoxes } from './box.ts';
import { longest } from './lengths.ts';

/** Shown only after the request is stored. */
export const deliveryQuoteThanks = 'Delivery cost sent. Our team will contact you shortly!';

/** Shown while no weight is known, because it depends on the quantity. */
export const noQuantityChosen = 'Please select product Quantity';

/** The quantity's checks, which come first. */
export const deliveryQuantityRules = (limits: BoxLimits): readonly Rule<Pick<BoxForm, 'quantity'>>[] => [
  { field: 'quantity', text: quantityUnreadable, fails: ({ quantity }) => Number.isNaN(quantityIn(quantity)) },
  {
    field: 'quantity',
    text: noQuantityChosen,
    fails: ({ quantity }) => (quantityIn(quantity) ?? 0) === 0,
  },
  {
    field: 'quantity',
    text: tooFewBoxes(limits.minimumBoxes),
    fails: ({ quantity }) => (quantityIn(quantity) ?? 0) < limits.minimumBoxes,
  },
  {
    field: 'quantity',
    text: tooManyBoxes(limits.maximumBoxes),
    fails: ({ quantity }) => isTooMany(quantity, limits),
  },
];

/** Who asks what a delivery costs, and where to. */
export interface DeliveryContact {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly organisation: string;
  readonly pincode: string;
}

/** Document 3, section 5, Delivery quote: in this order, after the quantity. */
export const deliveryContactRules: readonly Rule<DeliveryContact>[] = [
  required('name', 'Please enter your name'),
  required('mobile', 'Please enter your mobile number'),
  isMobile('mobile', 'Please enter valid mobile number'),
  required('email', 'Please enter your email address'),
  isEmail('email', 'Please enter valid email'),
  required('organisation', 'Please enter organisation name'),
  required('pincode', 'Please enter pin code'),
  isPincode('pincode', 'Please enter valid pin code'),
  // Our addition.
  atMost('name', longest.name, 'the name'),
  atMost('organisation', longest.company, 'the organisation’s name'),
];

/** The request as sent, with the weight that follows from the quantity. */
export interface DeliveryRequest extends DeliveryContact {
  readonly weight: number | null;
}

export const deliveryRequestRules: readonly Rule<DeliveryRequest>[] = [
  { field: 'weight', text: noQuantityChosen, fails: ({ weight }) => !(weight !== null && weight > 0) },
  ...(deliveryContactRules as readonly Rule<DeliveryRequest>[]), // they read some of its fields
];

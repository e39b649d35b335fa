import { patterns } from '@boxwright/contract';
import { browserStorage } from '../../browser-storage.ts';
import { readCustomer } from '../session/customer-record.ts';
import { readChoice } from '../session/saved-choice.ts';
import { personalKeys } from '../session/stored-keys.ts';

/** The pincode that was typed last, in any field; the name is that of the specification's local item. */
const key = personalKeys.pincode;

/** Remembers a complete pincode, so that nobody has to type it again; anything else is ignored. */
export const keepPincode = (pincode: string): void => {
  if (patterns.pincode.test(pincode)) browserStorage.write(key, pincode);
};

export const readPincode = (): string | null => {
  const kept = browserStorage.read(key);
  return kept !== null && patterns.pincode.test(kept) ? kept : null;
};

/** The pincode typed last; for customers who haven't typed one, that of their last shipping address. */
export const rememberedPincode = async (): Promise<string | null> => readPincode() ?? (await lastShippingPincode());

/** Requested once per customer and page load. */
const asked = new Map<number, Promise<string | null>>();

const lastShippingPincode = async (): Promise<string | null> => {
  const customer = readCustomer();
  if (customer === null) return null;
  const known = asked.get(customer.id) ?? askForLast();
  asked.set(customer.id, known);
  return known;
};

const askForLast = async (): Promise<string | null> => {
  try {
    const { call } = await import('../../api.ts');
    const answer = await call('Get_Customer_Address', { where: {} });
    if (!answer.ok) return null;
    const { shippingId } = readChoice();
    const shipping = answer.value.filter(({ kind }) => kind === 'Shipping');
    const last = answer.value.find(({ id }) => id === shippingId) ?? shipping.at(-1) ?? answer.value.at(-1);
    return last === undefined || !patterns.pincode.test(last.pincode) ? null : last.pincode;
  } catch {
    return null;
  }
};

import type { Address } from '@boxwright/contract';

/** Which saved addresses an order goes to. */
export interface AddressChoice {
  readonly shippingId: number | null;
  readonly billingId: number | null;
  readonly sameAsShipping: boolean;
}

export const noChoice: AddressChoice = { shippingId: null, billingId: null, sameAsShipping: false };

/** The addresses to offer for one purpose; where none was saved for it, all of them. */
export const offered = (addresses: readonly Address[], kind: 'Shipping' | 'Billing'): readonly Address[] => {
  const other = kind === 'Shipping' ? 'Billing' : 'Shipping';
  const fitting = addresses.filter((address) => address.kind !== other);
  return fitting.length > 0 ? fitting : addresses;
};

/** What is sent for billing: the shipping address while that is the same. */
export const billingOfChoice = ({ shippingId, billingId, sameAsShipping }: AddressChoice): number | null =>
  sameAsShipping ? shippingId : billingId;

/** A remembered choice, as far as its addresses still exist. */
export const stillThere = (choice: AddressChoice, addresses: readonly Address[]): AddressChoice => {
  const exists = (id: number | null) => (addresses.some((address) => address.id === id) ? id : null);
  const shippingId = exists(choice.shippingId);
  return {
    shippingId,
    billingId: shippingId === null ? null : exists(choice.billingId),
    sameAsShipping: shippingId !== null && choice.sameAsShipping,
  };
};

const key = 'addressChoice';

/** Remembers where the last order went, so that the next one doesn't ask again. Only ids: the addresses stay with us. */
export const keepChoice = (choice: AddressChoice): void => {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Then it's asked again.
  }
};

export const readChoice = (): AddressChoice => {
  try {
    return parseChoice(localStorage.getItem(key));
  } catch {
    return noChoice;
  }
};

export const parseChoice = (text: string | null): AddressChoice => {
  const kept: unknown = JSON.parse(text ?? 'null');
  if (typeof kept !== 'object' || kept === null) return noChoice;
  const id = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    shippingId: 'shippingId' in kept ? id(kept.shippingId) : null,
    billingId: 'billingId' in kept ? id(kept.billingId) : null,
    sameAsShipping: 'sameAsShipping' in kept && kept.sameAsShipping === true,
  };
};

import type { Address } from '@boxwright/contract';
import { browserStorage } from '../../browser-storage.ts';
import { personalKeys } from './stored-keys.ts';

/** The saved addresses chosen for an order. */
export interface AddressChoice {
  readonly shippingId: number | null;
  readonly billingId: number | null;
  readonly sameAsShipping: boolean;
}

export const noChoice: AddressChoice = { shippingId: null, billingId: null, sameAsShipping: false };

/** The addresses to offer for one purpose; if none was saved for it, all of them. */
export const offered = (addresses: readonly Address[], kind: 'Shipping' | 'Billing'): readonly Address[] => {
  const other = kind === 'Shipping' ? 'Billing' : 'Shipping';
  const fitting = addresses.filter((address) => address.kind !== other);
  return fitting.length > 0 ? fitting : addresses;
};

/**
 * The choice with the newest address wherever none is chosen, so that none needs a press.
 *
 * @param addresses oldest first
 */
export const withNewest = (choice: AddressChoice, addresses: readonly Address[], isPickup: boolean): AddressChoice => {
  const newest = (kind: 'Shipping' | 'Billing') => offered(addresses, kind).at(-1)?.id ?? null;
  const shippingId = choice.shippingId ?? (isPickup ? null : newest('Shipping'));
  // Nothing is chosen for billing while it is the same as shipping.
  const needsBilling = isPickup || !choice.sameAsShipping;
  return { ...choice, shippingId, billingId: choice.billingId ?? (needsBilling ? newest('Billing') : null) };
};

/** The billing address to send: the shipping address while both are the same. */
export const billingOfChoice = ({ shippingId, billingId, sameAsShipping }: AddressChoice): number | null =>
  sameAsShipping ? shippingId : billingId;

/** A stored choice without addresses that no longer exist. */
export const stillThere = (choice: AddressChoice, addresses: readonly Address[]): AddressChoice => {
  const exists = (id: number | null) => (addresses.some((address) => address.id === id) ? id : null);
  const shippingId = exists(choice.shippingId);
  return {
    shippingId,
    billingId: shippingId === null ? null : exists(choice.billingId),
    sameAsShipping: shippingId !== null && choice.sameAsShipping,
  };
};

/** The same for an order without any delivery: only the billing address counts. */
export const stillBilled = (choice: AddressChoice, addresses: readonly Address[]): AddressChoice => ({
  ...stillThere(choice, addresses),
  billingId: addresses.some(({ id }) => id === choice.billingId) ? choice.billingId : null,
});

/**
 * Stores the last order's addresses to preselect them for the next one. Only ids: the addresses themselves stay on the
 * server.
 */
export const keepChoice = (choice: AddressChoice): boolean =>
  browserStorage.write(personalKeys.addressChoice, JSON.stringify(choice));

export const readChoice = (): AddressChoice => {
  try {
    return parseChoice(browserStorage.read(personalKeys.addressChoice));
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

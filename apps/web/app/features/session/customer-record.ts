import { type Customer, customerNames, encode } from '@boxwright/contract';
import { browserStorage } from '../../browser-storage.ts';
import { customerKey as key } from './known-visitor.ts';

/**
 * The customer record of this browser: a list under `customer` with wire names, whose first item counts. It only lets
 * the header show the name at once; the HttpOnly session cookie is authoritative.
 */
const changed = 'customer-record';

/** The customer data for the header and its dialogs. */
export interface KnownCustomer {
  readonly id: number;
  readonly name: string;
  /** For changing the password. */
  readonly userId: string;
  readonly email: string;
}

let readText: string | null = null;
let known: KnownCustomer | null = null;

/** The stored customer; the same object until the record changes, as useSyncExternalStore requires. */
export const readCustomer = (): KnownCustomer | null => {
  const text = browserStorage.read(key);
  if (text === readText) return known;
  readText = text;
  known = parse(text);
  return known;
};

export const keepCustomers = async (customers: readonly Customer[]): Promise<void> => {
  const { shapes } = await import('../../operations.ts');
  browserStorage.write(key, JSON.stringify(encode(customers, shapes.AddwebsiteLogin.output)));
  reportChange();
};

export const forgetCustomer = (): void => {
  browserStorage.remove(key);
  reportChange();
};

/** Reports to this tab that the record may have changed; other tabs get storage events. */
export const reportChange = (): boolean => window.dispatchEvent(new Event(changed));

export const onCustomerChange = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changed, listener);
  };
};

const parse = (text: string | null): KnownCustomer | null => {
  if (text === null) return null;
  try {
    const list: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(list) ? list[0] : undefined;
    if (typeof first !== 'object' || first === null) return null;
    const record = first as Record<string, unknown>; // any JSON object
    const { [customerNames.id]: id, [customerNames.name]: name } = record;
    if (typeof id !== 'number' || typeof name !== 'string') return null;
    return {
      id,
      name,
      userId: String(record[customerNames.userId] ?? ''),
      email: String(record[customerNames.email] ?? ''),
    };
  } catch {
    return null;
  }
};

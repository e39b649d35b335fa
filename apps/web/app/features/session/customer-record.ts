import { type Customer, customerNames } from '@boxwright/contract';
import { customerKey as key } from './known-visitor.ts';

/**
 * The customer record of this browser: a list under `customer`, in the wire's names, of which the first item counts.
 * It only lets the header greet at once; the HttpOnly session cookie is the truth.
 */
const changed = 'customer-record';

/** What the header and its dialogs need of a customer. */
export interface KnownCustomer {
  readonly id: number;
  readonly name: string;
  /** For changing the password. */
  readonly userId: string;
  readonly email: string;
}

let readText: string | null = null;
let known: KnownCustomer | null = null;

/** The customer on record; the same object until the record changes, as React's external stores want it. */
export const readCustomer = (): KnownCustomer | null => {
  const text = stored();
  if (text === readText) return known;
  readText = text;
  known = parse(text);
  return known;
};

export const keepCustomers = async (customers: readonly Customer[]): Promise<void> => {
  const { operations } = await import('../../operations.ts');
  localStorage.setItem(key, JSON.stringify(operations.AddwebsiteLogin.output.encode([...customers])));
  tell();
};

export const forgetCustomer = (): void => {
  localStorage.removeItem(key);
  tell();
};

/** Says in this tab that the record may have changed; other tabs hear of it by themselves. */
export const tell = (): boolean => window.dispatchEvent(new Event(changed));

export const onCustomerChange = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changed, listener);
  };
};

const stored = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is switched off: nobody is greeted, everything else works
  }
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

import { tabStorage } from '../../browser-storage.ts';

/** A quantity that was typed into a line of the cart and not accepted. */
interface Refused {
  /** The line's quantity at that time. Once it differs, the typed text is out of date. */
  readonly quantity: number;
  readonly text: string;
  readonly error: string;
}

const keyOf = (line: string) => `refused-quantity:${line}`;

/** The refused text of a line, if the line still has this quantity. */
export const readRefused = (line: string, quantity: number): Refused | null => {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(keyOf(line)) ?? 'null');
    return isRefused(kept) && kept.quantity === quantity ? kept : null;
  } catch {
    return null;
  }
};

export const keepRefused = (line: string, refused: Refused): boolean =>
  tabStorage.write(keyOf(line), JSON.stringify(refused));

export const forgetRefused = (line: string): void => tabStorage.remove(keyOf(line));

const isRefused = (kept: unknown): kept is Refused =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof Reflect.get(kept, 'quantity') === 'number' &&
  typeof Reflect.get(kept, 'text') === 'string' &&
  typeof Reflect.get(kept, 'error') === 'string';

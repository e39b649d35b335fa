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
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(line)) ?? 'null');
    return isRefused(kept) && kept.quantity === quantity ? kept : null;
  } catch {
    return null;
  }
};

export const keepRefused = (line: string, refused: Refused): void => {
  try {
    sessionStorage.setItem(keyOf(line), JSON.stringify(refused));
  } catch {
    // Storage isn't available: the text lasts only until a reload.
  }
};

export const forgetRefused = (line: string): void => {
  try {
    sessionStorage.removeItem(keyOf(line));
  } catch {
    // Storage isn't available, so nothing was kept.
  }
};

const isRefused = (kept: unknown): kept is Refused =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof Reflect.get(kept, 'quantity') === 'number' &&
  typeof Reflect.get(kept, 'text') === 'string' &&
  typeof Reflect.get(kept, 'error') === 'string';

const field = /^number-([1-9]\d{0,8})$/;

/** The tracking numbers of the form by the order's id; empty ones are left out. */
export function parcelNumbersIn(
  form: Iterable<readonly [string, FormDataEntryValue]>,
): Readonly<Record<string, string>> {
  const numbers: Record<string, string> = {};
  for (const [name, value] of form) {
    const [, id] = field.exec(name) ?? [];
    if (id !== undefined && typeof value === 'string' && value.trim() !== '') numbers[id] = value.trim();
  }
  return numbers;
}

/**
 * Splits the text of the courier's field after a parcel was scanned into it: the courier typed before, and the scanned
 * number, in digits or in the post's form (UPU S10, "EE123456789IN"). Null if there is no number.
 */
export function scannedIntoCourier(text: string): { readonly courier: string; readonly number: string } | null {
  const [, courier = '', number] = /^(.*?)([A-Z]{2}\d{9}[A-Z]{2}|\d{8,})$/.exec(text.trim()) ?? [];
  return number === undefined ? null : { courier: courier.trim(), number };
}

const field = /^number-([1-9]\d{0,8})$/;

/** The tracking numbers of the form, by the order's id; without those that are empty. */
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
 * What the courier's field holds after a parcel was scanned while it had the focus: the courier that was there, and the
 * number behind it, of digits or of the post's form (UPU S10, "EE123456789IN"). Null where there is no number.
 */
export function scannedIntoCourier(text: string): { readonly courier: string; readonly number: string } | null {
  const [, courier = '', number] = /^(.*?)([A-Z]{2}\d{9}[A-Z]{2}|\d{8,})$/.exec(text.trim()) ?? [];
  return number === undefined ? null : { courier: courier.trim(), number };
}

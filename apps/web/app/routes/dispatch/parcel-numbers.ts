const field = /^number-([1-9]\d{0,8})$/;

/** The tracking numbers of the form, by the order's id; without those that are empty. */
export function parcelNumbersIn(form: FormData): Readonly<Record<string, string>> {
  const numbers: Record<string, string> = {};
  for (const [name, value] of form) {
    const [, id] = field.exec(name) ?? [];
    if (id !== undefined && typeof value === 'string' && value.trim() !== '') numbers[id] = value.trim();
  }
  return numbers;
}

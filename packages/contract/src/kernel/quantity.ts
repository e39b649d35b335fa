/** Says what to type where a quantity can't be read. */
export const quantityUnreadable = 'Please enter the quantity in digits, such as 12,500.';

/**
 * A quantity as people type or paste it: digits, with commas and spaces between them. Nothing is cut or guessed.
 *
 * @returns null for an empty field, NaN for anything that isn't a quantity
 */
export const quantityIn = (typed: string): number | null => {
  const digits = typed.replace(/[\s,]/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A side as typed, in mm: null when it is empty, NaN when it can't be read. */
export function millimetresIn(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}

/** The number of a row in an address or a posted form; undefined for anything else. */
export const idIn = (text: string | null | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;

/** A whole number of an address or a posted form; undefined for anything else. */
export const countIn = (text: string | null | undefined): number | undefined =>
  /^\d{1,12}$/.test(text ?? '') ? Number(text) : undefined;

/** The number of an entry in an address or a posted form; undefined for anything else. */
export const askedId = (text: string | null | undefined): number | undefined =>
  text !== null && text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

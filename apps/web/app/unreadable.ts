/** The text for entries that no operation can read. Form fields limit what is typed, so this happens only with pasted text. */
export const unreadable =
  'One of the entries is too long, or contains a character that can’t be read. Please type it again.';

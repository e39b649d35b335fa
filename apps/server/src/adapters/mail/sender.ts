/** A name and an address, as the header From has them. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Who mails come from: the address of `MAIL_FROM`, with its name, or the shop's where it gives an address only. */
export const senderOf = (mailFrom: string, shopName: string): Sender => {
  const named = /^\s*"?([^<>"]+?)"?\s*<([^<>]+)>\s*$/.exec(mailFrom);
  return named?.[1] && named[2] ? { name: named[1], address: named[2].trim() } : { name: shopName, address: mailFrom };
};

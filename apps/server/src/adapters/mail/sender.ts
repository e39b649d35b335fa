/** A name and an address, as the header From has them. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Who mails come from: the address of `MAIL_FROM`, with its name, or the shop's where it gives an address only. */
export const senderOf = (mailFrom: string, shopName: string): Sender => {
  const [, name = '', address = mailFrom] = /^\s*"?([^<>"]*?)"?\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name: name === '' ? shopName : name, address };
};

import { formatPieces, formatRupees, type Paise } from '@boxwright/money';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime, longDay } from './order-blocks.ts';

export type DeskMailTo = {
  readonly company: MailCompany;
  readonly customer: { readonly name: string; readonly email: string };
};

/** To a customer whose account the order desk opened on the phone. */
export function accountOpenedMail({
  company,
  customer,
  link,
  hours,
  forgotPassword,
}: DeskMailTo & {
  /** Absolute URL that sets a password, and how long it is valid. */
  readonly link: string;
  readonly hours: number;
  readonly forgotPassword: string;
}): Mail {
  return composeMail(company, {
    subject: `Your account with ${company.name}`,
    preheader: 'Choose a password to see your orders and quotations.',
    title: 'Your account',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, as you asked our order desk, we opened an account for you. You sign in with ${customer.email}.`,
      },
      { kind: 'button', label: 'Choose a password', url: link },
      {
        kind: 'paragraph',
        text: `The link works once, for ${hours} hours. After that, “Forgot password” on our site sends another. You can pay what the desk sends you without an account.`,
      },
      { kind: 'link', label: 'Forgot password', url: forgotPassword },
    ],
    reason: `You get this mail because our order desk opened an account with ${customer.email}. If that was not you, tell us at ${company.email}.`,
  });
}

export type QuotationMade = DeskMailTo & {
  readonly number: string;
  readonly items: readonly {
    readonly goods: string;
    readonly quantity: number;
    /** Before GST. */
    readonly amount: Paise;
  }[];
  /** With delivery and GST. */
  readonly total: Paise;
  /** What will come off the order and isn't subtracted here, as a sentence; null if nothing will. */
  readonly creditNote: string | null;
  /** Absolute URLs; `order` is null if it can't be ordered online. */
  readonly pdf: string;
  readonly order: string | null;
  /** `YYYY-MM-DD`. */
  readonly validUntil: string;
};

/** To a customer for whom the desk made a quotation. */
export function quotationMail(made: QuotationMade): Mail {
  const { company, customer, number, items, total, creditNote, pdf, order, validUntil } = made;
  const still = creditNote === null ? '' : ` ${creditNote}`;
  const all = items.length === 1 ? 'Order at this price' : 'Order all of it at these prices';
  return composeMail(company, {
    subject: `Your quotation ${number}`,
    preheader: `The price holds until ${longDay(validUntil)}.`,
    title: 'Your quotation',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, here is what you asked our order desk for. The prices hold until ${longDay(validUntil)}. With delivery and GST it is ${formatRupees(total)}.${still}`,
      },
      {
        kind: 'items',
        rows: items.map(({ goods, quantity, amount }) => ({
          title: goods,
          detail: 'Before GST',
          count: formatPieces(quantity),
          amount: formatRupees(amount),
        })),
      },
      { kind: 'link', label: `Download ${number}`, url: pdf },
      ...(order === null ? [] : [{ kind: 'button' as const, label: all, url: order }]),
      { kind: 'paragraph', text: 'Or tell us on the phone, and we place the order for you.' },
    ],
    reason: `You get this mail because a quotation was made for ${customer.email}.`,
  });
}

/** To a customer whose data the staff downloaded, as they asked. */
export function dataExportedMail({ company, customer, at }: DeskMailTo & { readonly at: Date }): Mail {
  return composeMail(company, {
    subject: `Your data at ${company.name} was downloaded`,
    preheader: 'As you asked us to.',
    title: 'Your data was downloaded',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, on ${longDateAndTime(at)} our staff downloaded what we store about you, to send it to you as you asked. If you did not ask for it, tell us at once at ${company.email}.`,
      },
    ],
    reason: `You get this mail because ${customer.email} is registered with us.`,
  });
}

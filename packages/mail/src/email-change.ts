import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

type To = {
  readonly company: MailCompany;
  /** The e-mail that this mail goes to. */
  readonly customer: { readonly name: string; readonly email: string };
};

/** To the new address of a customer who wants to sign in with it. `link` is an absolute URL. */
export function emailChangeMail({
  company,
  customer,
  link,
  hours,
}: To & { readonly link: string; readonly hours: number }): Mail {
  return composeMail(company, {
    subject: `Confirm your email for ${company.name}`,
    preheader: `The link works once, for ${hours} hours.`,
    title: 'Confirm your email',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, you asked to use ${customer.email} for your account. Please confirm that this mail has reached you. The link works once, for ${hours} hours; then all devices are signed out, and you sign in with this address.`,
      },
      { kind: 'button', label: 'Confirm this email', url: link },
    ],
    reason: `You get this mail because a customer entered ${customer.email}. If that was not you, ignore this mail: nothing changes.`,
  });
}

/** To the old address, once the new one was confirmed. It doesn't name the new one. `signIn` is an absolute URL. */
export function emailChangedMail({
  company,
  customer,
  at,
  signIn,
}: To & { readonly at: Date; readonly signIn: string }): Mail {
  return composeMail(company, {
    subject: `Your ${company.name} email was changed`,
    preheader: 'All devices were signed out. If this was not you, act now.',
    title: 'Your email was changed',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, since ${longDateAndTime(at)} your account has another email, and all devices were signed out. Mails about your orders go to the new address.`,
      },
      { kind: 'link', label: 'Login', url: signIn },
      { kind: 'paragraph', text: `If this was not you, tell us at once at ${company.email}.` },
    ],
    reason: `You get this mail because ${customer.email} was registered with us.`,
  });
}

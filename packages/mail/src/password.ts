import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

type To = {
  readonly company: MailCompany;
  readonly customer: { readonly name: string; readonly email: string };
};

export type PasswordCode = To & {
  /** Six digits. */
  readonly code: string;
  /** How long the code is valid. */
  readonly minutes: number;
  /** Absolute URL that opens the last step without the code. */
  readonly link: string;
  /** How long the link is valid. */
  readonly hours: number;
};

/**
 * To a customer who forgot the password: the one-time code, and a link that works without it. Neither is in the
 * subject, because subjects show on lock screens.
 */
export function passwordCodeMail({ company, customer, code, minutes, link, hours }: PasswordCode): Mail {
  return composeMail(company, {
    subject: `Your code for a new ${company.name} password`,
    preheader: `It works once, for ${minutes} minutes.`,
    title: 'Your verification OTP',
    blocks: [
      { kind: 'paragraph', text: `Hello ${customer.name}, enter this code on the page where you asked for it.` },
      { kind: 'facts', rows: [{ name: 'OTP', value: code, strong: true }] },
      {
        kind: 'paragraph',
        text: `It works once, for ${minutes} minutes. We never ask for it by phone or mail: do not give it to anybody.`,
      },
      { kind: 'crease' },
      {
        kind: 'paragraph',
        text: `Or continue without the code, on this or any other device. The link works once, for ${hours} hours.`,
      },
      { kind: 'button', label: 'Choose a new password', url: link },
    ],
    reason: `You get this mail because a new password was requested for ${customer.email}. If that was not you, ignore this mail: your password has not changed.`,
  });
}

export type PasswordChanged = To & {
  readonly at: Date;
  /** Absolute URLs. */
  readonly links: { readonly signIn: string; readonly forgotPassword: string };
};

/** To a customer whose password was changed. */
export function passwordChangedMail({ company, customer, at, links }: PasswordChanged): Mail {
  return composeMail(company, {
    subject: `Your ${company.name} password was changed`,
    preheader: 'All devices were signed out. If this was not you, act now.',
    title: 'Your password was changed',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, the password of your account was changed on ${longDateAndTime(at)}. All devices were signed out.`,
      },
      { kind: 'button', label: 'Login', url: links.signIn },
      {
        kind: 'paragraph',
        text: `If this was not you, set a new password at once and tell us at ${company.email}.`,
      },
      { kind: 'link', label: 'Set a new password', url: links.forgotPassword },
    ],
    reason: `You get this mail because ${customer.email} is registered with us.`,
  });
}

import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

type To = {
  readonly company: MailCompany;
  readonly customer: { readonly name: string; readonly email: string };
  readonly at: Date;
};

export type NewDevice = To & {
  /** Such as `Chrome on Windows`. */
  readonly device: string;
  /** The network address without its last part. */
  readonly network: string;
  /** Absolute URLs. */
  readonly links: { readonly forgotPassword: string; readonly accountData: string };
};

/** To a customer whose account was signed in to on a device that it didn't know. */
export function newDeviceMail({ company, customer, at, device, network, links }: NewDevice): Mail {
  return composeMail(company, {
    subject: `A new device signed in to your ${company.name} account`,
    preheader: 'If this was you, there is nothing to do.',
    title: 'A new device signed in',
    blocks: [
      { kind: 'paragraph', text: `Hello ${customer.name}, somebody signed in with your email and password.` },
      {
        kind: 'facts',
        rows: [
          { name: 'When', value: longDateAndTime(at) },
          { name: 'Device', value: device },
          { name: 'Network', value: network },
        ],
      },
      { kind: 'paragraph', text: 'If this was you, there is nothing to do.' },
      {
        kind: 'paragraph',
        text: 'If this was not you, somebody knows your password. Set a new one: that signs out all devices at once.',
      },
      { kind: 'button', label: 'Set a new password', url: links.forgotPassword },
      { kind: 'link', label: 'See your devices and sign-ins', url: links.accountData },
    ],
    reason: `You get this mail because ${customer.email} is registered with us.`,
  });
}

/** To the address of an account that was just erased, before the address is forgotten. */
export function accountErasedMail({ company, customer, at }: To): Mail {
  return composeMail(company, {
    subject: `Your ${company.name} account is erased`,
    preheader: 'What was erased, and what the law makes us keep.',
    title: 'Your account is erased',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, on ${longDateAndTime(at)} your account was erased, as you asked. All devices are signed out, and nobody can sign in to it any more.`,
      },
      {
        kind: 'paragraph',
        text: 'We keep your orders with their addresses, payments, refunds, returns and invoices for as long as the law asks, which is eight years. We keep the time and the place of each sign-in for a year. None of these records names an account.',
      },
      {
        kind: 'paragraph',
        text: `This can’t be undone. You are welcome to register again with the same email. If you did not ask for this, tell us at once at ${company.email}.`,
      },
    ],
    reason: `You get this mail because ${customer.email} was registered with us. It is the last one: we forget the address once it is sent.`,
  });
}

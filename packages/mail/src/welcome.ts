import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';

export type Welcome = {
  readonly company: MailCompany;
  readonly customer: { readonly name: string; readonly email: string };
  /** Absolute URLs. */
  readonly links: { readonly shop: string; readonly signIn: string };
};

/** To a newly registered customer. */
export function welcomeMail({ company, customer, links }: Welcome): Mail {
  return composeMail(company, {
    subject: `Welcome to ${company.name}`,
    preheader: 'Boxes in your size, with the full price as you choose.',
    title: 'Welcome',
    blocks: [
      { kind: 'paragraph', text: `Hello ${customer.name}, your account is ready. You sign in with ${customer.email}.` },
      {
        kind: 'steps',
        steps: [
          'Pick a box and give its size, board and coatings.',
          'See the full price: goods, GST and delivery to your pincode.',
          'Order and pay. We mail you the order form, and the key line for your artwork.',
        ],
      },
      { kind: 'button', label: 'Choose a box', url: links.shop },
      { kind: 'link', label: 'Login', url: links.signIn },
    ],
    reason: `You get this mail because an account was opened with ${customer.email}. If that was not you, tell us at ${company.email}.`,
  });
}

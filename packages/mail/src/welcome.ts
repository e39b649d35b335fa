import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';

export type Welcome = {
  readonly company: MailCompany;
  readonly customer: { readonly name: string; readonly email: string };
  /** Absolute addresses. */
  readonly links: { readonly shop: string; readonly signIn: string };
};

/** To a customer who has just registered. */
export function welcomeMail({ company, customer, links }: Welcome): Mail {
  return composeMail(company, {
    subject: `Welcome to ${company.name}`,
    preheader: 'Boxes to your measure, with the whole price in front of you.',
    title: 'Welcome',
    blocks: [
      { kind: 'paragraph', text: `Hello ${customer.name}, your account is ready. You sign in with ${customer.email}.` },
      {
        kind: 'steps',
        steps: [
          'Pick a box and give its size, board and coatings.',
          'See the whole price: goods, GST and delivery to your pincode.',
          'Order it and pay. The order form comes at once, the key line for your artwork after it.',
        ],
      },
      { kind: 'button', label: 'Choose a box', url: links.shop },
      { kind: 'link', label: 'Login', url: links.signIn },
    ],
    reason: `You get this mail because an account was opened with ${customer.email}. If that was not you, tell us at ${company.email}.`,
  });
}

import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

interface ToMember {
  readonly company: MailCompany;
  readonly member: { readonly name: string; readonly email: string };
}

export interface StaffPasswordLink extends ToMember {
  readonly hasAuthenticator: boolean;
  /** An absolute URL. */
  readonly link: string;
}

/** To a member of staff who has forgotten their password. */
export function staffPasswordLinkMail({ company, member, hasAuthenticator, link }: StaffPasswordLink): Mail {
  return composeMail(company, {
    subject: `A new password for the back office of ${company.name}`,
    preheader: 'The link works once, for one hour.',
    title: 'Choose a new password',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${member.name}, somebody has asked for a new password for your back-office account.`,
      },
      { kind: 'button', label: 'Choose a new password', url: link },
      {
        kind: 'paragraph',
        text: `The link works once, for one hour. Don’t pass it on.${
          hasAuthenticator ? ' At your next sign-in you enter a code of your authenticator app, as always.' : ''
        }`,
      },
    ],
    reason: `You get this mail because a new password was requested for ${member.email}. If that was not you, ignore it: your password has not changed.`,
  });
}

export interface StaffPasswordChanged extends ToMember {
  readonly at: Date;
}

/** To a member of staff whose password was changed by a mailed link. */
export function staffPasswordChangedMail({ company, member, at }: StaffPasswordChanged): Mail {
  return composeMail(company, {
    subject: `Your password for the back office of ${company.name} was changed`,
    preheader: 'All your devices were signed out. If this was not you, act now.',
    title: 'Your password was changed',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${member.name}, your password was changed on ${longDateAndTime(at)} by a link that we mailed you. All your devices were signed out.`,
      },
      {
        kind: 'paragraph',
        text: 'If this was not you, somebody reads your mails: change your mailbox’s password, and tell your Admin at once.',
      },
    ],
    reason: `You get this mail because ${member.email} belongs to the staff of ${company.name}.`,
  });
}

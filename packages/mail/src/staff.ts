import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

export interface StaffInvitationMail {
  readonly company: MailCompany;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** Name of the person who invites. */
  readonly invitedBy: string;
  readonly expiresAt: Date;
  /** An absolute URL. */
  readonly link: string;
}

/** To somebody who is invited to the staff. */
export function staffInvitationMail(mail: StaffInvitationMail): Mail {
  const { company, name, email, role, invitedBy, expiresAt, link } = mail;
  return composeMail(company, {
    subject: `You are invited to the back office of ${company.name}`,
    preheader: `${invitedBy} has invited you. The link works once.`,
    title: 'Join the back office',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${name}, ${invitedBy} invites you to the back office of ${company.name}. Your role: ${role}. Choose a password of at least twelve characters, and you are in.`,
      },
      { kind: 'button', label: 'Accept the invitation', url: link },
      { kind: 'paragraph', text: `The link works once, until ${longDateAndTime(expiresAt)}. Don’t pass it on.` },
    ],
    reason: `You get this mail because ${invitedBy} entered ${email}. If you don’t know why, ignore it: nothing happens.`,
  });
}

export interface StaffNewDevice {
  readonly company: MailCompany;
  readonly member: { readonly name: string; readonly email: string };
  readonly at: Date;
  /** Such as `Chrome on Windows`. */
  readonly device: string;
  /** The network address without its last part. */
  readonly network: string;
  readonly hasAuthenticator: boolean;
  /** Absolute URL of the member's account page. */
  readonly account: string;
}

/** To a member of staff whose account was signed in to on a device that it didn't know. */
export function staffNewDeviceMail(mail: StaffNewDevice): Mail {
  const { company, member, at, device, network, hasAuthenticator, account } = mail;
  return composeMail(company, {
    subject: `A new device signed in to the back office of ${company.name}`,
    preheader: 'If this was you, there is nothing to do.',
    title: 'A new device signed in',
    blocks: [
      { kind: 'paragraph', text: `Hello ${member.name}, somebody signed in to the back office with your password.` },
      {
        kind: 'facts',
        rows: [
          { name: 'When', value: longDateAndTime(at) },
          { name: 'Device', value: device },
          { name: 'Network', value: network },
        ],
      },
      {
        kind: 'paragraph',
        text: hasAuthenticator
          ? 'If this was you, there is nothing to do.'
          : 'If this was you, there is nothing to do. With an authenticator app, nobody who learns your password gets in: you can switch one on in your account.',
      },
      {
        kind: 'paragraph',
        text: 'If this was not you, change your password, sign out the device, and tell your Admin at once.',
      },
      { kind: 'button', label: 'Open your account', url: account },
    ],
    reason: `You get this mail because ${member.email} belongs to the staff of ${company.name}.`,
  });
}

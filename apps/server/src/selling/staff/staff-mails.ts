import { createHash } from 'node:crypto';
import {
  staffInvitationMail,
  staffNewDeviceMail,
  staffPasswordChangedMail,
  staffPasswordLinkMail,
} from '@boxwright/mail';
import type { StaffInvitation, StaffMember } from '@boxwright/storage';
import type { ComposedMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { readCompany } from '../company/company.ts';
import { mailCompany } from '../company/mail-company.ts';
import { deviceWords } from '../customers/identity/device-words.ts';
import { invitationKey, staffPasswordKey } from './staff-mail-keys.ts';

/** The mail with the link to join. Composed in the request and not by a job, because only the token's hash is stored. */
export async function staffInvitation(
  { db, env }: Services,
  invitation: StaffInvitation,
  { token, invitedBy }: { readonly token: string; readonly invitedBy: string },
): Promise<ComposedMail> {
  const { id, name, email, role, expiresAt } = invitation;
  return {
    key: `${invitationKey}${id}:${expiresAt.toISOString()}`,
    recipient: email,
    mail: staffInvitationMail({
      company: mailCompany(await readCompany(db), env.publicUrl),
      name,
      email,
      role,
      invitedBy,
      expiresAt,
      link: `${env.publicUrl}/manage/join/${token}`,
    }),
  };
}

/** At most one mail a day for each browser and network, because some browsers delete their cookies. */
export async function staffNewDevice(
  { db, env }: Services,
  member: StaffMember,
  { userAgent, network, createdAt }: { readonly userAgent: string; readonly network: string; readonly createdAt: Date },
): Promise<ComposedMail> {
  const from = createHash('sha256').update(`${userAgent} ${network}`).digest('base64url').slice(0, 16);
  return {
    key: `staff-new-device:${member.id}:${from}:${indianDay(createdAt)}`,
    recipient: member.email,
    mail: staffNewDeviceMail({
      company: mailCompany(await readCompany(db), env.publicUrl),
      member,
      at: createdAt,
      device: deviceWords(userAgent),
      network,
      hasAuthenticator: member.authenticatorSince !== null,
      account: `${env.publicUrl}/manage/account`,
    }),
  };
}

/** The mail with the link for a new password. Composed in the request, because only the token's hash is stored. */
export async function staffPasswordLink(
  { db, env }: Services,
  member: StaffMember,
  { token, at }: { readonly token: string; readonly at: Date },
): Promise<ComposedMail> {
  return {
    key: `${staffPasswordKey}${member.id}:${at.toISOString()}`,
    recipient: member.email,
    mail: staffPasswordLinkMail({
      company: mailCompany(await readCompany(db), env.publicUrl),
      member,
      hasAuthenticator: member.authenticatorSince !== null,
      link: `${env.publicUrl}/manage/new-password/${token}`,
    }),
  };
}

/** The mail that says that a password was changed by a mailed link. */
export async function staffPasswordChanged(
  { db, env }: Services,
  member: StaffMember,
  at: Date,
): Promise<ComposedMail> {
  return {
    key: `staff-password-changed:${member.id}:${at.toISOString()}`,
    recipient: member.email,
    mail: staffPasswordChangedMail({ company: mailCompany(await readCompany(db), env.publicUrl), member, at }),
  };
}

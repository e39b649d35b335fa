import { createHash } from 'node:crypto';
import { newDeviceMail } from '@boxwright/mail';
import { findSignIn } from '@boxwright/storage';
import type { ComposedMail } from '../../../calls/post-mail.ts';
import type { Services } from '../../../calls/services.ts';
import { indianDay } from '../../../process/indian-day.ts';
import { readCompany } from '../../company/company.ts';
import { mailCompany } from '../../company/mail-company.ts';
import { deviceWords } from './device-words.ts';

/** At most one mail a day for each browser and network, because some browsers delete their cookies. */
export async function newDevice(services: Services, signInId: number): Promise<ComposedMail | undefined> {
  const found = await findSignIn(services.db, signInId);
  if (!found) return undefined;
  const { signIn, customer } = found;
  const { publicUrl } = services.env;
  const from = createHash('sha256').update(`${signIn.userAgent} ${signIn.network}`).digest('base64url').slice(0, 16);
  return {
    key: `new-device:${customer.id}:${from}:${indianDay(signIn.createdAt)}`,
    recipient: customer.email,
    mail: newDeviceMail({
      company: mailCompany(await readCompany(services.db), publicUrl),
      customer,
      at: signIn.createdAt,
      device: deviceWords(signIn.userAgent),
      network: signIn.network,
      links: { forgotPassword: `${publicUrl}/forgetpassword`, accountData: `${publicUrl}/account-data` },
    }),
  };
}

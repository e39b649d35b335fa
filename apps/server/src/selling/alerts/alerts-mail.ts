import type { Company } from '@boxwright/contract';
import { alertsMail } from '@boxwright/mail';
import type { claimUnmailedAlerts } from '@boxwright/storage';
import type { ComposedMail } from '../../calls/post-mail.ts';
import { mailCompany } from '../company/mail-company.ts';
import { alertKindName } from './alert-kinds.ts';

type Claimed = Awaited<ReturnType<typeof claimUnmailedAlerts>>;

/** One mail about all claimed alerts; undefined when there are none. */
export function mailOfAlerts({ count, first }: Claimed, company: Company, publicUrl: string): ComposedMail | undefined {
  const [oldest] = first;
  if (!oldest) return undefined;
  const mail = alertsMail({
    company: mailCompany(company, publicUrl),
    count,
    first: first.map(({ alert }) => ({ kind: alertKindName(alert.kind), message: alert.message, at: alert.createdAt })),
    links: { alerts: `${publicUrl}/manage/alerts` },
  });
  return { key: `${keyPrefix}${oldest.alert.id}`, recipient: company.email, mail };
}

/** Whether a stored mail is about alerts. */
export const isAlertsMail = (key: string): boolean => key.startsWith(keyPrefix);

const keyPrefix = 'alerts:';

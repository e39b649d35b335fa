import { isDay, statementAddress } from '@boxwright/contract';
import type { AccountPeriod } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { openSealed, sealText } from '../../process/sealed-text.ts';

/** A customer's account of a period, as a mail links to it. */
export interface LinkedStatement {
  readonly customerId: number;
  readonly period: AccountPeriod;
  /** The day on which it was mailed. */
  readonly sentOn: string;
}

const days = (text: string) => text.replaceAll('-', '');
const dayIn = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;

/** The absolute address of a statement's PDF. */
export const statementUrl = (
  { env, secrets }: Pick<Services, 'env' | 'secrets'>,
  { customerId, period, sentOn }: LinkedStatement,
): string => {
  const text = [customerId, days(period.from), days(period.to), days(sentOn)].join('.');
  return env.publicUrl + statementAddress(sealText(secrets.statement, 'statement', text));
};

/** What such an address opens; null for one that this shop didn't make. */
export function openStatement(secrets: Pick<Services['secrets'], 'statement'>, token: string): LinkedStatement | null {
  const parts = /^(\d{1,10})\.(\d{8})\.(\d{8})\.(\d{8})$/.exec(openSealed(secrets.statement, token) ?? '');
  if (!parts) return null;
  const [from = '', to = '', sentOn = ''] = parts.slice(2).map(dayIn);
  return [from, to, sentOn].every(isDay) ? { customerId: Number(parts[1]), period: { from, to }, sentOn } : null;
}

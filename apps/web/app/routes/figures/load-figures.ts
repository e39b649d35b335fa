import { accountPeriodRules, accountPeriods, firstBroken, indianDay } from '@boxwright/contract';
import { officeCall } from '../../features/office/office-call.ts';
import type { ServerApi } from '../../server-api.ts';

/** The figures of the period that the address asks for: this month's by default, and instead of an impossible one. */
export async function loadFigures(url: URL, api: ServerApi) {
  const periods = accountPeriods(indianDay(new Date()));
  const asked = { from: url.searchParams.get('from') ?? '', to: url.searchParams.get('to') ?? '' };
  const [month = asked] = periods;
  const { from, to } = firstBroken(accountPeriodRules, asked) ? month : asked;
  return { periods, period: { from, to }, figures: await officeCall(api, url, 'GetFigures', { from, to }) };
}

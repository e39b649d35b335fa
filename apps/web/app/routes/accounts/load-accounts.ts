import { accountPeriodRules, accountPeriods, firstBroken, indianDay } from '@boxwright/contract';
import { officeCall } from '../../features/office/office-call.ts';
import type { ServerApi } from '../../server-api.ts';

/** The sums of the period that the address asks for, this month's by default, and its e-invoices if they are asked for. */
export async function loadAccounts(url: URL, api: ServerApi) {
  const periods = accountPeriods(indianDay(new Date()));
  const [month] = periods;
  // A form sends the period that is chosen, or two days.
  const [chosenFrom, chosenTo] = (url.searchParams.get('period') ?? '').split('_');
  const asked = (name: 'from' | 'to', chosen: string | undefined) => chosen || (url.searchParams.get(name) ?? '');
  const typed = { from: asked('from', chosenFrom), to: asked('to', chosenTo) };
  const isAsked = typed.from !== '' || typed.to !== '';
  const period = isAsked || month === undefined ? typed : { from: month.from, to: month.to };
  const broken = firstBroken(accountPeriodRules, period);
  if (broken)
    return {
      periods,
      period,
      failed: { text: broken.text, field: broken.field },
      series: [],
      inputTax: null,
      checked: null,
      closing: null,
    };
  const { series, inputTax, ...closing } = await officeCall(api, url, 'GetAccounts', period);
  const checked =
    url.searchParams.get('check') === 'e-invoices' ? await officeCall(api, url, 'CheckEInvoices', period) : null;
  return { periods, period, failed: undefined, series, inputTax, checked, closing };
}

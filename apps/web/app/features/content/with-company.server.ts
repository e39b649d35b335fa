import type { Company } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { isCashOffered, shortRupees } from '../pay/ways-line.ts';

/**
 * Inserts the company's data for placeholders such as `{legalName}`, `{name}`, `{email}`, `{phone}`, `{address}`,
 * `{hours}`, `{minimumBoxes}`, `{grievanceName}` and so on. The data is kept once, in the company's record. What stands
 * between `{ifCash}` or `{ifTransfer}` and `{endif}` is left out, with its list item, where that way to pay isn't
 * offered.
 */
export const withCompany = (html: string, company: Company): string => {
  const said: Readonly<Record<string, string>> = {
    name: company.name,
    legalName: company.legalName,
    email: company.email,
    phone: company.phones[0] ?? '',
    address: company.addressLines.join(', '),
    hours: company.hours,
    minimumBoxes: formatCount(company.minimumBoxes),
    maximumBoxes: formatCount(company.maximumBoxes),
    minimumStickers: formatCount(company.minimumStickers),
    daysToShip: formatCount(company.workingDaysToShip),
    daysToSample: String(company.daysToSample),
    sampleCreditDays: String(company.sampleCreditDays),
    dieYears: String(company.dieYears),
    artworkDays: String(company.artworkDays),
    tolerance: String(company.tolerance),
    payLaterDays: formatCount(company.payLaterDays),
    balanceDays: formatCount(company.balanceDays),
    transferDays: formatCount(company.transferDays),
    mostCash: shortRupees(company.cashOnDelivery.mostPaise),
    leastCashFee: shortRupees(company.cashOnDelivery.leastFeePaise),
    cashFeePercent: String(company.cashOnDelivery.feeBps / 100),
    grievanceName: company.grievanceOfficer.name,
    grievanceEmail: company.grievanceOfficer.email,
    grievancePhone: company.grievanceOfficer.phone,
  };
  return [isCashOffered(company) ? '' : 'ifCash', company.takesTransfers ? '' : 'ifTransfer']
    .filter(Boolean)
    .reduce(without, html)
    .replace(/\{(?:ifCash|ifTransfer|endif)\}/g, '')
    .replace(/\{([a-zA-Z]+)\}/g, (whole, key: string) => escaped(said[key] ?? whole));
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Without the texts of a condition, and without list items that are nothing else. */
function without(html: string, condition: string): string {
  const text = `\\{${condition}\\}(?:(?!\\{endif\\}).)*\\{endif\\}`;
  return html.replace(new RegExp(`<li>${text}</li>\\n?`, 'gs'), '').replace(new RegExp(text, 'gs'), '');
}

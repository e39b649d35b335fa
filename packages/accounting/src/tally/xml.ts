import { paise, toRupees } from '@boxwright/money';
import { tallyDay } from '../days.ts';
import { gstStateName } from '../indian-states.ts';
import type { TallyBill } from './bills.ts';
import type { TallyVoucher } from './voucher.ts';

/** The beginning of a file that Tally imports as vouchers, for the named company, or the one that is open. */
export const tallyStart = (company: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY><IMPORTDATA>
<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME>${
    company === '' ? '' : `<STATICVARIABLES>${element('SVCURRENTCOMPANY', company)}</STATICVARIABLES>`
  }</REQUESTDESC>
<REQUESTDATA>
`;

export const tallyEnd = '</REQUESTDATA>\n</IMPORTDATA></BODY>\n</ENVELOPE>\n';

/** One voucher of the file. The same voucher has the same id, so that Tally takes it once however often it is imported. */
export function tallyMessage(voucher: TallyVoucher): string {
  const {
    type,
    number,
    day,
    party,
    gstin,
    placeOfSupply,
    reference,
    narration,
    entries,
    bills,
    moreBills = [],
  } = voucher;
  const state = placeOfSupply === undefined ? '' : gstStateName(placeOfSupply);
  const isGoods = type === 'Sales' || type === 'Credit Note' || type === 'Debit Note';
  return [
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="${escaped(`boxwright ${type} ${number}`)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    element('DATE', tallyDay(day)),
    element('VOUCHERTYPENAME', type),
    element('VOUCHERNUMBER', number),
    reference === undefined ? '' : element('REFERENCE', reference),
    bills.entry < 0 ? '' : element('PARTYLEDGERNAME', entries[bills.entry]?.ledger ?? ''),
    element('PARTYNAME', party),
    isGoods ? element('BASICBUYERNAME', party) : '',
    gstin === undefined ? '' : element('PARTYGSTIN', gstin),
    state === '' ? '' : element('PLACEOFSUPPLY', state),
    element('NARRATION', `${narration}, ${party}`),
    ...entries.map(({ ledger, amount }, index) =>
      [
        '<ALLLEDGERENTRIES.LIST>',
        element('LEDGERNAME', ledger),
        // Tally's debits are negative and "deemed positive".
        element('ISDEEMEDPOSITIVE', amount > 0 ? 'Yes' : 'No'),
        element('AMOUNT', toRupees(paise(-amount))),
        ...[bills, ...moreBills].flatMap(({ entry, of }) => (index === entry ? of.map(billText) : [])),
        '</ALLLEDGERENTRIES.LIST>',
      ].join(''),
    ),
    '</VOUCHER></TALLYMESSAGE>\n',
  ].join('');
}

const billText = ({ type, name, amount }: TallyBill): string =>
  wrapped(
    'BILLALLOCATIONS.LIST',
    [
      ...(name === undefined ? [] : [element('NAME', name)]),
      element('BILLTYPE', type),
      element('AMOUNT', toRupees(paise(-amount))),
    ],
    'BILLALLOCATIONS.LIST',
  );

export const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** An element with others inside. */
export const wrapped = (opening: string, inside: readonly string[], name: string): string =>
  `<${opening}>${inside.join('')}</${name}>`;

/** Characters that XML 1.0 can't hold are left out. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stay.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');

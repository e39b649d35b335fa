import { hsnCode } from '../hsn-code.ts';
import { gstStateName } from '../indian-states.ts';
import { type AccountDocument, type Holder, isSale } from '../rows.ts';
import { buyersLedger, ledgerAtRate, type TallyLedgerNames } from './ledger-names.ts';
import { element, escaped, wrapped } from './xml.ts';

/** Tally's own groups, which every company has. */
type Group =
  | 'Sundry Debtors'
  | 'Sundry Creditors'
  | 'Sales Accounts'
  | 'Duties & Taxes'
  | 'Bank Accounts'
  | 'Cash-in-Hand'
  | 'Loans & Advances (Asset)'
  | 'Indirect Expenses';

interface Ledger {
  readonly name: string;
  readonly group: Group;
  readonly duty?: {
    readonly head: 'Central Tax' | 'State Tax' | 'Integrated Tax';
    readonly ratePercent: number | null;
  };
  readonly buyer?: { readonly gstin: string; readonly state: string; readonly pincode: string };
}

/**
 * What vouchers of a period name, to be imported before them: ledgers in Tally's groups, the registered buyers with GSTIN
 * and state, the unit, and a stock item for each HSN code and rate. From documents taken one by one.
 */
export function openTallyMasters(names: TallyLedgerNames) {
  const ledgers = new Map<string, Ledger>();
  const items = new Map<string, { readonly hsn: string; readonly rateBps: number }>();
  const add = (ledger: Ledger) => ledgers.has(ledger.name) || ledgers.set(ledger.name, ledger);
  add({ name: names.customers, group: 'Sundry Debtors' });
  add({ name: names.gateway, group: 'Bank Accounts' });
  add({ name: names.bank, group: 'Bank Accounts' });
  add({ name: names.cash, group: 'Cash-in-Hand' });
  for (const name of [names.bankCharges, names.gatewayFees, names.gatewayDisputes, names.courierCosts])
    add({ name, group: 'Indirect Expenses' });
  for (const [name, head] of [
    [names.inputCgst, 'Central Tax'],
    [names.inputSgst, 'State Tax'],
    [names.inputIgst, 'Integrated Tax'],
  ] as const)
    add({ name, group: 'Duties & Taxes', duty: { head, ratePercent: null } });
  add({ name: names.couriers, group: 'Sundry Creditors' });
  add({ name: names.reverseCharge, group: 'Duties & Taxes' });
  add({ name: names.tdsReceivable, group: 'Loans & Advances (Asset)' });

  const addRate = (rateBps: number) => {
    for (const name of [names.salesInState, names.salesOutOfState])
      add({ name: ledgerAtRate(name, rateBps), group: 'Sales Accounts' });
    // A ledger without the rate in its name is of all rates.
    const duty = (name: string, head: NonNullable<Ledger['duty']>['head'], bps: number) =>
      add({
        name: ledgerAtRate(name, bps),
        group: 'Duties & Taxes',
        duty: { head, ratePercent: name.includes('{rate}') ? bps / 100 : null },
      });
    duty(names.cgst, 'Central Tax', rateBps / 2);
    duty(names.sgst, 'State Tax', rateBps / 2);
    duty(names.igst, 'Integrated Tax', rateBps);
  };

  return {
    take(document: AccountDocument): void {
      const { kind, recipient, lines } = document;
      const ledger = buyersLedger(names, recipient);
      if (ledger !== names.customers)
        add({
          name: ledger,
          group: 'Sundry Debtors',
          buyer: {
            gstin: recipient.gstin ?? '',
            state: gstStateName(recipient.gstin?.slice(0, 2) ?? ''),
            pincode: recipient.pincode,
          },
        });
      if (!isSale(kind)) return;
      for (const { hsn, gstRateBps } of lines) {
        addRate(gstRateBps);
        const code = hsnCode(hsn);
        items.set(`HSN ${code}, ${gstRateBps / 100}%`, { hsn: code, rateBps: gstRateBps });
      }
    },

    /** A customer whose money is held. */
    takeHolder({ party, gstin }: Holder): void {
      const name = buyersLedger(names, { company: party, contactPerson: party, gstin });
      if (name === names.customers || gstin === undefined) return;
      add({ name, group: 'Sundry Debtors', buyer: { gstin, state: gstStateName(gstin.slice(0, 2)), pincode: '' } });
    },

    *text(): Generator<string> {
      yield start(names.company);
      for (const ledger of ledgers.values()) yield message(ledgerText(ledger));
      yield message(
        wrapped(
          `UNIT NAME="${unit}" ACTION="Create"`,
          [element('NAME', unit), element('ISSIMPLEUNIT', 'Yes'), element('GSTREPUOM', 'PCS-PIECES')],
          'UNIT',
        ),
      );
      for (const [name, item] of items) yield message(itemText(name, item));
      yield '</REQUESTDATA>\n</IMPORTDATA></BODY>\n</ENVELOPE>\n';
    },
  };
}

const unit = 'Pcs';

const start = (company: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY><IMPORTDATA>
<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME>${
    company === '' ? '' : `<STATICVARIABLES>${element('SVCURRENTCOMPANY', company)}</STATICVARIABLES>`
  }</REQUESTDESC>
<REQUESTDATA>
`;

const message = (text: string): string => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${text}</TALLYMESSAGE>\n`;

function ledgerText({ name, group, duty, buyer }: Ledger): string {
  return wrapped(
    `LEDGER NAME="${escaped(name)}" ACTION="Create"`,
    [
      element('NAME', name),
      element('PARENT', group),
      element('ISBILLWISEON', group === 'Sundry Debtors' ? 'Yes' : 'No'),
      ...(duty === undefined
        ? []
        : [
            element('TAXTYPE', 'GST'),
            element('GSTDUTYHEAD', duty.head),
            ...(duty.ratePercent === null ? [] : [element('RATEOFTAXCALCULATION', String(duty.ratePercent))]),
          ]),
      ...(buyer === undefined
        ? []
        : [
            element('COUNTRYOFRESIDENCE', 'India'),
            element('LEDSTATENAME', buyer.state),
            element('PINCODE', buyer.pincode),
            element('GSTREGISTRATIONTYPE', 'Regular'),
            element('PARTYGSTIN', buyer.gstin),
          ]),
    ],
    'LEDGER',
  );
}

function itemText(name: string, { hsn, rateBps }: { readonly hsn: string; readonly rateBps: number }): string {
  const rate = (head: string, percent: number) =>
    `<RATEDETAILS.LIST>${element('GSTRATEDUTYHEAD', head)}${element('GSTRATE', String(percent))}</RATEDETAILS.LIST>`;
  return wrapped(
    `STOCKITEM NAME="${escaped(name)}" ACTION="Create"`,
    [
      element('NAME', name),
      element('BASEUNITS', unit),
      element('GSTAPPLICABLE', 'Applicable'),
      '<GSTDETAILS.LIST>',
      element('HSNCODE', hsn),
      element('TAXABILITY', 'Taxable'),
      '<STATEWISEDETAILS.LIST>',
      rate('Central Tax', rateBps / 200),
      rate('State Tax', rateBps / 200),
      rate('Integrated Tax', rateBps / 100),
      '</STATEWISEDETAILS.LIST></GSTDETAILS.LIST>',
    ],
    'STOCKITEM',
  );
}

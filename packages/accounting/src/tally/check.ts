import { formatRupees, paise } from '@boxwright/money';
import type { TallyLedgerNames } from './ledger-names.ts';
import type { TallyVoucher } from './voucher.ts';

/** Something that Tally would refuse, and how to mend it. */
export interface TallyProblem {
  readonly problem: string;
  readonly mend: string;
}

const longestName = 99;
const longestNumber = 30;
const inSettings = 'Mend it under Settings, Tally.';

/** What of the ledgers' names Tally would refuse, or would mix up: names are the same in capitals and small letters. */
export function checkTallyNames(names: TallyLedgerNames): TallyProblem[] {
  const { company: _company, buyers: _buyers, ...ledgers } = names;
  const kinds = {
    ...{
      customers: 'buyers',
      salesInState: 'sales',
      salesOutOfState: 'sales',
      cgst: 'CGST',
      sgst: 'SGST',
      igst: 'IGST',
    },
    ...{ gateway: 'bank accounts', bank: 'bank accounts', cash: 'cash', bankCharges: 'costs' },
    tdsReceivable: 'what is owed by the government',
    ...{ courierCosts: 'costs', couriers: 'what is owed to couriers', reverseCharge: 'tax under reverse charge' },
    ...{ gatewayFees: 'costs', gatewayDisputes: 'costs', inputCgst: 'CGST', inputSgst: 'SGST', inputIgst: 'IGST' },
  } as const satisfies Record<keyof typeof ledgers, string>;
  const named = Object.entries(ledgers).map(([key, name]) => ({ kind: kinds[key as keyof typeof kinds], name })); // its keys
  const long = named.filter(({ name }) => name.length > longestName);
  const mixed = [...Map.groupBy(named, ({ name }) => name.toLowerCase())].filter(
    ([, same]) => new Set(same.map(({ kind }) => kind)).size > 1,
  );
  return [
    ...long.map(({ name }) => ({ problem: `“${name}” is longer than ${longestName} characters.`, mend: inSettings })),
    ...mixed.map(([, same]) => ({
      problem: `“${same[0]?.name}” is the ledger of ${[...new Set(same.map(({ kind }) => kind))].join(' and ')}: Tally keeps a ledger in one group.`,
      mend: inSettings,
    })),
  ];
}

/** What of a voucher Tally would refuse. */
export function checkTallyVoucher({ number, entries, bills, moreBills = [] }: TallyVoucher): TallyProblem[] {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const isAllocated = [bills, ...moreBills].every(
    ({ entry, of }) => of.reduce((total, { amount }) => total + amount, 0) === (entries[entry]?.amount ?? 0),
  );
  return [
    ...(sum === 0
      ? []
      : [
          {
            problem: `Its debits and credits differ by ${formatRupees(paise(Math.abs(sum)))}.`,
            mend: 'Please report this: the shop writes it by itself.',
          },
        ]),
    ...(isAllocated
      ? []
      : [
          {
            problem: 'Its bills don’t sum to what the buyer owes by it.',
            mend: 'Please report this: the shop writes it by itself.',
          },
        ]),
    ...(number.length <= longestNumber
      ? []
      : [{ problem: `Its number is longer than ${longestNumber} characters.`, mend: 'Please report this.' }]),
    ...entries
      .filter(({ ledger }) => ledger.length > longestName)
      .map(({ ledger }) => ({
        problem: `The ledger “${ledger.slice(0, 40)}…” is longer than ${longestName} characters.`,
        mend: 'Shorten the buyer’s company name.',
      })),
  ];
}

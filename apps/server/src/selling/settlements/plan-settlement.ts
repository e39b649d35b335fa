import { readSettlement, type SettledRow } from '@boxwright/accounting';
import { fail, formatDay, ok, type Result } from '@boxwright/contract';
import { type DbOrTx, findSettleable, findSettleableRefunds, findSettledRows } from '@boxwright/storage';
import { knownAmong } from './known-among.ts';
import { type Match, matcherOf } from './match-settlement.ts';

export interface Planned {
  readonly row: SettledRow;
  /** Read in before. */
  readonly isKnown: boolean;
  readonly match: Match;
}

export interface SettlementPlan {
  readonly planned: readonly Planned[];
  readonly waiting: number;
}

/** How many sentences about a file are shown at once. */
const mostProblems = 3;

/** What each row of PayU's report would do, or why none of the report is taken. */
export async function planSettlement(db: DbOrTx, list: string, today: string): Promise<Result<SettlementPlan>> {
  const { rows, waiting, problems } = readSettlement(list);
  const later = rows.find(({ day }) => day > today);
  const wrong = later ? [`Row ${later.line}: ${formatDay(later.day)} is still to come.`] : problems;
  if (wrong.length > 0) {
    const more = wrong.length > mostProblems ? ` And ${wrong.length - mostProblems} more.` : '';
    return fail('invalid', wrong.slice(0, mostProblems).join(' ') + more, { field: 'list' });
  }
  const stored = await findSettledRows(db, {
    keys: rows.map(({ key }) => key),
    utrs: [...new Set(rows.map(({ utr }) => utr))],
  });
  const known = knownAmong(rows, stored);
  const payments = await findSettleable(db, {
    txnids: rows.map(({ txnid }) => txnid),
    payuIds: rows.map(({ payuId }) => payuId),
  });
  const refunds = await findSettleableRefunds(
    db,
    payments.map(({ id }) => id),
  );
  const match = matcherOf(payments, refunds);
  const nothing: Match = { payment: null, refund: null, oddness: null };
  return ok({
    waiting,
    planned: rows.map((row) => {
      const isKnown = known.has(row);
      return { row, isKnown, match: isKnown ? nothing : match(row) };
    }),
  });
}

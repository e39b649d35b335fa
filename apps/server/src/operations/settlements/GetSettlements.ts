import { ok, settlementsPageSize } from '@boxwright/contract';
import { listSettlementImports, listSettlementRows, listSettlements, listUnsettled } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { closedThrough } from '../../selling/settings/closed-books.ts';
import { readReceivableTerms } from '../../selling/settings/receivable-terms.ts';
import { presentSettledRow, presentSettlement, presentUnsettled } from '../../selling/settlements/present-rows.ts';
import { settledUntilDay } from '../../selling/settlements/settled-until.ts';

/** How many rows of the lists beside the settlements are shown; their files have all. */
const mostShown = 100;
const mostRows = 2_000;
const mostImports = 20;

export const GetSettlements: Handler<'GetSettlements'> = async ({ page = 1, utr }, { services }) => {
  const { db } = services;
  const [settlements, rows, odd, unsettled, imports, closed, { settlementDays }] = await Promise.all([
    listSettlements(db, { limit: settlementsPageSize + 1, offset: (page - 1) * settlementsPageSize }),
    utr === '' ? [] : listSettlementRows(db, { utr, limit: mostRows }),
    listSettlementRows(db, { isOddOnly: true, limit: mostShown }),
    listUnsettled(db, await settledUntilDay(services), mostShown),
    listSettlementImports(db, mostImports),
    closedThrough(db),
    readReceivableTerms(db),
  ]);
  return ok({
    settlements: settlements.slice(0, settlementsPageSize).map(presentSettlement),
    hasMore: settlements.length > settlementsPageSize,
    rows: rows.map(presentSettledRow),
    odd: odd.map(presentSettledRow),
    unsettled: unsettled.map(presentUnsettled),
    unsettledSum: unsettled[0]?.sumOfAll ?? 0,
    isBegun: imports.some(({ withdrawnAt }) => withdrawnAt === null),
    days: settlementDays,
    imports: imports.map(({ id, createdAt, by, rows: count, net, from, to, withdrawnReason }) => ({
      ...{ id, at: createdAt, by, rows: count, net, from, to, withdrawn: withdrawnReason, isLocked: from <= closed },
    })),
  });
};

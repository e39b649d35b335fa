import { formatDay } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { inTransaction, raiseAlert, unsettledDays } from '@boxwright/storage';
import type { AlertKind } from '../selling/alerts/alert-kinds.ts';
import { settledUntilDay } from '../selling/settlements/settled-until.ts';
import type { JobHandler } from './handler.ts';

/** Alerts, once for each day of payments, of money that PayU should have settled by now. */
export const WatchSettlements: JobHandler<'WatchSettlements'> = async (_payload, { services }) => {
  const { db, now } = services;
  for (const { day, payments, amount } of await unsettledDays(db, await settledUntilDay(services))) {
    await inTransaction(db, (tx) =>
      raiseAlert(tx, {
        key: `settlement-missing:${day}`,
        kind: 'settlement-missing' satisfies AlertKind,
        message: `Payments of ${formatDay(day)} that are in no settlement of PayU: ${payments}, ${formatRupees(paise(amount))} in all. Read newer reports in under Settlements, or ask PayU.`,
        createdAt: now(),
      }),
    );
  }
};

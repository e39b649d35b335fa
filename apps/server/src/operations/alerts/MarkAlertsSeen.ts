import { ok } from '@boxwright/contract';
import { countAlerts, inTransaction, markAlertsSeen } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { alertsShown } from '../../selling/alerts/alert-kinds.ts';

export const MarkAlertsSeen: Handler<'MarkAlertsSeen'> = async ({ ids }, { services, visitor }, may) => {
  const { db, now } = services;
  const kinds = alertsShown(may.all);
  await inTransaction(db, (tx) => markAlertsSeen(tx, { ids, kinds }, { by: visitor.staff.id, at: now() }));
  return ok({ unseen: (await countAlerts(db, kinds)).unseen });
};

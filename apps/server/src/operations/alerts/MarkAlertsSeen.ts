import { ok } from '@boxwright/contract';
import { countAlerts, inTransaction, markAlertsSeen } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

export const MarkAlertsSeen: Handler<'MarkAlertsSeen'> = async ({ ids }, { services, visitor }) => {
  const { db, now } = services;
  await inTransaction(db, (tx) => markAlertsSeen(tx, ids, { by: visitor.staff.id, at: now() }));
  return ok({ unseen: (await countAlerts(db)).unseen });
};

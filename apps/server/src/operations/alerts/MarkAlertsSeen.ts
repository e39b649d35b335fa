import { fail, ok } from '@boxwright/contract';
import { countAlerts, findStaffByUserId, inTransaction, markAlertsSeen } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { signedOutText } from '../../door/invoke.ts';

export const MarkAlertsSeen: Handler<'MarkAlertsSeen'> = async ({ ids }, { services, visitor }) => {
  const { db, now } = services;
  const member = visitor.staff && (await findStaffByUserId(db, visitor.staff.userId));
  if (!member) return fail('signed_out', signedOutText);
  await inTransaction(db, (tx) => markAlertsSeen(tx, ids, { by: member.id, at: now() }));
  return ok({ unseen: (await countAlerts(db)).unseen });
};

import { type AlertRow, ok } from '@boxwright/contract';
import { type AlertListed, countAlerts, failedJobOf, listAlerts, stillFailedJobs } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { alertKindName, alertsShown } from '../../selling/alerts/alert-kinds.ts';
import { orderNumber } from '../../selling/company/order-number.ts';

const defaultPageSize = 20;

export const GetAlerts: Handler<'GetAlerts'> = async (
  { page: requested = 1, pageSize = defaultPageSize, isUnseenOnly = false },
  { services: { db } },
  may,
) => {
  const kinds = alertsShown(may.all);
  const { all, unseen } = await countAlerts(db, kinds);
  const count = isUnseenOnly ? unseen : all;
  const page = Math.max(1, Math.min(requested, Math.ceil(count / pageSize)));
  const listed = await listAlerts(db, { offset: (page - 1) * pageSize, limit: pageSize, isUnseenOnly, kinds });
  const jobs = listed.flatMap(({ alert }) => failedJobOf(alert.key)?.id ?? []);
  const failed = await stillFailedJobs(db, jobs);
  return ok({ alerts: listed.map((row) => present(row, failed)), page, count, unseen });
};

function present({ alert, order, seenBy }: AlertListed, failed: ReadonlySet<string>): AlertRow {
  const job = failedJobOf(alert.key);
  return {
    id: alert.id,
    kind: alertKindName(alert.kind),
    orderNumber: order && orderNumber(order),
    message: alert.message,
    createdAt: alert.createdAt,
    seenAt: alert.seenAt,
    seenBy,
    canRunAgain: job !== undefined && failed.has(job.id),
  };
}

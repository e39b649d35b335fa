import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { id, moment, wholeNumber } from '../kernel/values.ts';

const alert = record({
  id: field('fld_alert_id', z.int()),
  /** The kind of event, as a text. */
  kind: field('fld_alert_kind', z.string()),
  /** Null if it isn't about an order. */
  orderNumber: field('fld_order_number', z.string().nullable()),
  message: field('fld_message', z.string()),
  createdAt: field('fld_created_on', moment),
  /** Null until a member of staff has marked it as seen; the same holds for their name. */
  seenAt: field('fld_seen_on', moment.nullable()),
  seenBy: field('fld_seen_by', z.string().nullable()),
  /** Whether it's about a failed job that can be run again. */
  canRunAgain: field('fld_can_run_again', z.boolean()),
});
export type AlertRow = z.output<typeof alert>;

export const alertOperations = {
  GetAlerts: operation({
    summary:
      'What a person must look at, newest first, a page at a time; a page after the last shows the last. Production sees what concerns it.',
    method: 'POST',
    access: { staff: 'alerts', also: { all: 'all-alerts' } },
    input: record({
      page: field('page', wholeNumber(1, 1_000_000).optional()),
      pageSize: field('pagesize', wholeNumber(1, 100).optional()),
      /** Only those that nobody has seen yet. */
      isUnseenOnly: field('unseen_only', z.boolean().optional()),
    }),
    output: record({
      alerts: field('alerts', z.array(alert)),
      page: field('page', z.int()),
      /** On all pages together, with that filter. */
      count: field('alert_count', z.int()),
      unseen: field('unseen_alerts', z.int()),
    }),
  }),
  MarkAlertsSeen: operation({
    summary:
      'Records that the signed-in member of staff has seen alerts, of those that they may see. Only the first person is recorded.',
    method: 'POST',
    access: { staff: 'alerts', also: { all: 'all-alerts' } },
    input: record({ ids: field('fld_alert_ids', z.array(id).min(1).max(100)) }),
    output: record({ unseen: field('unseen_alerts', z.int()) }),
  }),
  RunJobAgain: operation({
    summary: 'Tries again the failed work that an alert is about.',
    method: 'POST',
    access: { staff: 'all-alerts' },
    input: record({ alertId: field('fld_alert_id', id) }),
    output: record({ queued: field('queued', z.boolean()) }),
  }),
};

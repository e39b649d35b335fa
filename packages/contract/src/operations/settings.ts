import { z } from 'zod';
import { settingsSectionNames } from '../forms/settings.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line, paragraphs } from '../kernel/text.ts';

const section = z.enum(settingsSectionNames);
const values = z.record(line(40), paragraphs(3_000));

export const settingsOperations = {
  GetSettings: operation({
    summary: 'A section of the settings as its form shows it, and how mails and payments are set up.',
    method: 'POST',
    access: { staff: 'settings' },
    input: record({ section: field('section', section) }),
    output: record({
      values: field('values', z.record(z.string(), z.string())),
      /** What the shop’s present data say about some of the fields. */
      notes: field('notes', z.record(z.string(), z.string())),
      /** Orders that wait for a transfer to the bank account; 0 for other sections. */
      awaitedTransfers: field('awaited_transfers', z.int()),
      /** Identifies what was seen; to be sent when saving. */
      seen: field('seen', z.string()),
      mail: field(
        'mail',
        record({
          /** Whether a mail server is set up; without one mails are only kept in the mailbox. */
          isSent: field('sent', z.boolean()),
          /** The server’s name, without account and password. */
          server: field('server', z.string().nullable()),
          from: field('from', z.string()),
        }),
      ),
      payments: field(
        'payments',
        record({
          gateway: field('gateway', z.enum(['payu', 'sandbox'])),
          mode: field('mode', z.enum(['live', 'test'])),
        }),
      ),
    }),
  }),
  SaveSettings: operation({
    summary:
      'Changes a section of the settings, if nobody has changed it since it was seen. The site shows it at once.',
    method: 'POST',
    access: { staff: 'settings' },
    input: record({
      section: field('section', section),
      values: field('values', values),
      seen: field('seen', line(40)),
    }),
    output: record({ changed: field('changed', z.array(z.string())), seen: field('seen', z.string()) }),
  }),
  SendTestMail: operation({
    summary: 'Sends a mail to the signed-in member of staff, to see whether mails arrive.',
    method: 'POST',
    access: { staff: 'settings' },
    input: record({}),
    output: record({ text: field('text', z.string()) }),
  }),
  TestPayments: operation({
    summary: 'Asks the payment gateway about a transaction that doesn’t exist, to see whether the account works.',
    method: 'POST',
    access: { staff: 'settings' },
    input: record({}),
    output: record({ text: field('text', z.string()) }),
  }),
};

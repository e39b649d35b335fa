import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { filters } from '../kernel/rows.ts';
import { line } from '../kernel/text.ts';
import { id, moment } from '../kernel/values.ts';

const orderDocument = record({
  kind: field('fld_document_kind', z.string()),
  /** What buyers read. */
  title: field('fld_document_title', z.string()),
  /** Null for one without a number of its own, or that gets it when it is asked for. */
  number: field('fld_document_number', z.string().nullable()),
  /** When it was issued; null for one that is made when it is asked for. */
  issuedAt: field('fld_document_date', moment.nullable()),
  /** URL of the file. */
  file: field('fld_document_file', z.string()),
});
export type OrderDocument = z.output<typeof orderDocument>;

export const documentOperations = {
  GetOrderDocuments: operation({
    summary:
      "An order's documents, oldest first: one's own order's by its id, or any by the download token of its mails.",
    method: 'POST',
    access: 'public',
    personal: true,
    input: record({
      where: field(
        'WhereClause',
        filters({ orderId: field('fld_order_id', id), downloadToken: field('fld_download_token', line(400)) }),
      ),
    }),
    output: z.array(orderDocument),
  }),
};

import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { filters } from '../kernel/rows.ts';
import { line } from '../kernel/text.ts';
import { id, moment } from '../kernel/values.ts';

const orderDocument = record({
  kind: field('fld_document_kind', z.string()),
  /** The title that buyers read. */
  title: field('fld_document_title', z.string()),
  /** Null if it has no number of its own, or gets one only when it is opened. */
  number: field('fld_document_number', z.string().nullable()),
  /** When it was issued; null if it is made only when it is opened. */
  issuedAt: field('fld_document_date', moment.nullable()),
  /** URL of the file. */
  file: field('fld_document_file', z.string()),
});
export type OrderDocument = z.output<typeof orderDocument>;

export const documentOperations = {
  GetOrderDocuments: operation({
    summary:
      "An order's documents, oldest first: of one's own order by its id, or of any order by the download token in its mails.",
    method: 'POST',
    access: { anybody: true, also: { everyOrder: 'orders' } },
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

import type { OrderRow } from '@boxwright/contract';
import type { Posted } from '../../features/office/posted-form.ts';
import { TextField } from '../../ui/TextField.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { DeskOrder } from './load-desk-order.ts';
import { errorOf, refusalOf } from './posted-desk-form.ts';

interface PurchaseOrderProps {
  desk: DeskOrder;
  head: OrderRow;
  posted: Posted | undefined;
  /** Whether the tax invoice has been issued, after which the number can't change. */
  isInvoiced: boolean;
}

/** The field for the buyer's purchase order number, until the invoice is issued. */
export function PurchaseOrder({ desk: { may }, head, posted, isInvoiced }: PurchaseOrderProps) {
  if (isInvoiced || !may.changes) return null;
  const refusal = refusalOf(posted, 'purchase-order');
  return (
    <DeskForm
      key={head.purchaseOrder}
      orderId={head.id}
      form="purchase-order"
      refusal={refusal}
      button="Save number"
      busy="Saving…"
      tone="outline"
    >
      <TextField
        label="Purchase order number"
        hint="The buyer’s own number, for the invoice."
        optional
        name="purchaseOrder"
        autoComplete="off"
        defaultValue={refusal?.typed['purchaseOrder'] ?? head.purchaseOrder}
        {...errorOf(refusal, 'purchaseOrder')}
      />
    </DeskForm>
  );
}

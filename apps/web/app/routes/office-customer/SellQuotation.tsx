import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import type { LoadedCustomer } from './load-customer.ts';

interface SellQuotationProps {
  quotation: LoadedCustomer['quotations'][number];
  posted: Posted | undefined;
}

/** Begins a sale with all items of a quotation. */
export function SellQuotation({ quotation: { id, number }, posted }: SellQuotationProps) {
  const form = usePostedForm(`sell-quotation:${id}`, posted);
  return (
    <OfficeForm of={form} hidden={{ quotation: id }} isAllAbove>
      <Button type="submit" tone="outline" size="small" busy={form.isSending && 'Opening…'}>
        Make a sale of it<span className="sr-only">: {number}</span>
      </Button>
    </OfficeForm>
  );
}

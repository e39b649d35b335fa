import { Form, useNavigation } from 'react-router';
import { PostedProblemNote } from '../../features/office/PostedProblemNote.tsx';
import { type PostedForm, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import type { LoadedCustomer } from './load-customer.ts';

interface SellQuotationProps {
  quotation: LoadedCustomer['quotations'][number];
  posted: PostedForm | undefined;
}

/** Begins a sale with all items of a quotation. */
export function SellQuotation({ quotation: { id, number }, posted }: SellQuotationProps) {
  const form = usePostedForm(`sell-quotation-${id}`, posted);
  const isSending = useNavigation().formData?.get('quotation') === String(id);
  return (
    <Form ref={form.ref} method="post">
      <input type="hidden" name="form" value="sell-quotation" />
      <input type="hidden" name="quotation" value={id} />
      <PostedProblemNote failed={form.failed} />
      <Button type="submit" tone="outline" size="small" busy={isSending && 'Opening…'}>
        Make a sale of it<span className="sr-only">: {number}</span>
      </Button>
    </Form>
  );
}

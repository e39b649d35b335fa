import {
  type Failure,
  fail,
  patterns,
  pincodeIn,
  type QuotationForm,
  type QuotationRow,
  quotationRules,
} from '@boxwright/contract';
import { FileText } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import { unreachable } from '../../unreachable.ts';
import type { OfferedGoods } from './offered-goods.ts';

interface GetQuoteFormProps {
  offered: OfferedGoods;
  /** The values of a form that was posted without JavaScript. */
  typed?: Partial<QuotationForm> | undefined;
  failed?: Pick<Failure, 'text' | 'field'> | undefined;
  /** Called with each complete pincode, because the price of the delivery depends on it. */
  onPincode: (pincode: string) => void;
  onMade: (quotation: QuotationRow) => void;
}

/** Asks whom the quotation is for. */
export function GetQuoteForm({ offered, typed, failed, onPincode, onMade }: GetQuoteFormProps) {
  const { goods, query, isPickup, pincode, note } = offered;
  const form = useRuledForm<QuotationForm>({
    rules: quotationRules(isPickup),
    defaults: { name: '', company: '', pincode, note: note ?? '', ...typed },
    // The key includes the note, so that another box's note isn't restored here.
    keepAs: `get-quote${note ?? ''}`,
    failed,
    send: async (values) => {
      const made = await import('./make-quotation.ts').then(
        ({ makeQuotation }) => makeQuotation(goods, values),
        () => fail('unavailable', unreachable),
      );
      if (!made.ok) return made;
      notify.success(`Quotation ${made.value.number} is made. Its prices hold for 15 days.`);
      // The field may have changed while the quotation was being made.
      onPincode(pincodeIn(values.pincode));
      onMade(made.value);
      return made;
    },
  });
  const current = pincodeIn(form.current.pincode);
  useEffect(() => {
    if (patterns.pincode.test(current)) onPincode(current);
  }, [current, onPincode]);
  return (
    <form
      method="post"
      action={paths.getQuote(new URLSearchParams(query))}
      noValidate
      onSubmit={form.onSubmit}
      className="grid gap-5 sm:grid-cols-2"
    >
      <TextField label="Name" hint="The person named on the quotation." autoComplete="name" {...form.field('name')} />
      <TextField label="Company name" optional autoComplete="organization" {...form.field('company')} />
      {isPickup ? null : (
        <TextField
          label="Pincode"
          hint={
            goods.kind === 'box'
              ? 'Where the boxes go: delivery is in the quotation.'
              : 'Where the stickers go, free of charge: the kind of GST follows from it.'
          }
          autoComplete="postal-code"
          digitsOnly
          maxLength={6}
          {...form.field('pincode')}
        />
      )}
      {note === null ? null : (
        <div className="sm:col-span-2">
          <TextArea
            label="Note to the printer"
            optional
            rows={2}
            hint="Printed on the quotation, and on your order form when you order from it."
            {...form.field('note')}
          />
        </div>
      )}
      <Button type="submit" busy={form.busy && 'Writing…'} className="sm:col-span-2">
        <FileText aria-hidden="true" className="size-5" /> Get Quote
      </Button>
    </form>
  );
}

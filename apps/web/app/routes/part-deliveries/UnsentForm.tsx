import type { Output } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface UnsentFormProps {
  /** Undefined for what is in no parcel. */
  parcelId?: number;
  /** The parcel's version, or the pieces that are in none. */
  seen: number;
  /** The pieces that it is about. */
  items: Output<'GetParcels'>['parcels'][number]['items'];
  summary: string;
  posted: Posted | undefined;
}

/** What is never sent, or not again, is credited. */
export function UnsentForm({ parcelId, seen, items, summary, posted }: UnsentFormProps) {
  const form = usePostedForm(parcelId === undefined ? 'unsent' : `unsent:${parcelId}`, posted);
  const credited = items.filter(({ quantity, charged }) => charged < quantity);
  const isAllCredited = items.every(({ charged }) => charged === 0);
  return (
    <Fold className="mt-3" isOpen={form.failed !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{summary}</summary>
      <OfficeForm of={form} hidden={{ parcelId, seen }} aria-label={summary} className="mt-2 grid max-w-2xl gap-3">
        {credited.map(({ position, name, quantity, charged }) => (
          <p key={position}>
            Of {formatCount(quantity)} × {name}, {charged === 0 ? 'all' : formatCount(quantity - charged)} count as
            credited already or cost nothing{charged === 0 ? '' : `: ${formatCount(charged)} are taken off the invoice`}
            .
          </p>
        ))}
        {isAllCredited ? <p>Nothing more is taken off the invoice, and nothing more is waited for.</p> : null}
        <TextField
          label={isAllCredited ? 'Why' : 'Why, for the credit note'}
          maxLength={200}
          {...form.field('reason')}
        />
        <Button type="submit" tone="outline" className="justify-self-start">
          {form.isSending ? 'Crediting…' : isAllCredited ? 'Note it' : 'Credit it'}
        </Button>
      </OfficeForm>
    </Fold>
  );
}

import type { StickerQuantityEntry } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface QuantityFormsProps {
  quantities: readonly StickerQuantityEntry[];
  posted: Posted | undefined;
}

/** The quantities, each with a button that switches it off or on, and the form of a new one. */
export function QuantityForms({ quantities, posted }: QuantityFormsProps) {
  const form = usePostedForm('quantity:new', posted);
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {quantities.map((entry) => (
          <li key={entry.id}>
            <QuantityState entry={entry} posted={posted} />
          </li>
        ))}
      </ul>
      <OfficeForm of={form} className="mt-4 grid max-w-xl items-start gap-4 sm:grid-cols-[1fr_auto]">
        <TextField label="New quantity" digitsOnly maxLength={7} {...form.field('quantity')} />
        <Button type="submit" tone="outline" className="sm:mt-8">
          Add quantity
        </Button>
      </OfficeForm>
    </>
  );
}

function QuantityState({ entry, posted }: { entry: StickerQuantityEntry } & Pick<QuantityFormsProps, 'posted'>) {
  const { id, version, quantity, status } = entry;
  const form = usePostedForm(`quantity:${id}`, posted);
  return (
    <OfficeForm
      of={form}
      hidden={{ id, version, quantity, status: status === 'Yes' ? 'No' : 'Yes' }}
      isAllAbove
      className="rounded-md border border-line p-2"
    >
      <span className="flex items-center gap-2">
        <span className="figures">{formatCount(quantity)}</span>
        {status === 'Yes' ? null : <Badge tone="notice">Switched off</Badge>}
        <Button type="submit" tone="quiet" size="small">
          {status === 'Yes' ? 'Switch off' : 'Switch on'}
          <span className="sr-only"> {formatCount(quantity)}</span>
        </Button>
      </span>
    </OfficeForm>
  );
}

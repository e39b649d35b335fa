import type { Output } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface PackFormProps {
  rest: Output<'GetParcels'>['rest'];
  posted: Posted | undefined;
}

/** What goes into the next parcel. */
export function PackForm({ rest, posted }: PackFormProps) {
  const form = usePostedForm('pack', posted);
  return (
    <OfficeForm
      of={form}
      hidden={{ seenRest: piecesOf(rest) }}
      data-next
      aria-label="Pack a part"
      className="mt-4 grid items-start gap-4 sm:grid-cols-2"
    >
      {rest.map(({ position, name, quantity, charged, unmadeBefore }) => (
        <div key={position}>
          <input type="hidden" name="position" value={position} />
          <TextField
            label={`Pieces of ${name}`}
            hint={`${formatCount(quantity)} ${quantity === 1 ? 'is' : 'are'} in no parcel${charged < quantity ? `; ${formatCount(quantity - charged)} of them may be credited already` : ''}.${unmadeBefore === '' ? '' : ` Nothing is made yet: next is ${unmadeBefore}.`}`}
            inputMode="numeric"
            optional
            maxLength={10}
            autoComplete="off"
            {...form.field(`quantity-${position}`)}
          />
        </div>
      ))}
      <TextField label="Boxes" hint="Each gets a label." digitsOnly maxLength={2} {...form.field('boxes', '1')} />
      <TextField
        label="Weight"
        hint="Empty: as the prices reckon."
        optional
        inputMode="decimal"
        maxLength={8}
        end="kg"
        {...form.field('weight')}
      />
      {rest.every(({ unmadeBefore }) => unmadeBefore === '') ? null : (
        <div className="sm:col-span-2">
          <p className="font-medium">
            The works haven’t made everything of it. Only go on if its goods are there and packed.
          </p>
          <Checkbox
            label="The goods are there and packed."
            value="yes"
            name="isThere"
            error={form.field('isThere').error}
          />
        </div>
      )}
      <Button type="submit" tone="ink" className="justify-self-start sm:col-span-2">
        {form.isSending ? 'Packing…' : 'Pack this part'}
      </Button>
    </OfficeForm>
  );
}

/** All pieces that are in no parcel. */
export const piecesOf = (rest: Output<'GetParcels'>['rest']): number =>
  rest.reduce((sum, { quantity }) => sum + quantity, 0);

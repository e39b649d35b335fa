import { formatCount, formatRupees, paise } from '@boxwright/money';
import { reprintCauses, reprintWords } from '@boxwright/orders';
import type { ReactNode } from 'react';
import type { Posted } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ReasonField } from './DeskFields.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { errorOf, refusalOf } from './posted-desk-form.ts';

type Printable = ShownDeskOrder['desk']['printable'][number];

interface ReprintFormProps extends Pick<ShownDeskOrder, 'desk' | 'rows'> {
  posted: Posted | undefined;
  beside: ReactNode;
}

const hintOf = ({ quantity, credited }: Pick<Printable, 'quantity' | 'credited'>): string => {
  const pieces = `Pieces, of ${formatCount(quantity)}; empty for none`;
  return credited === 0
    ? pieces
    : `${pieces}. ${formatRupees(paise(credited))} of it is credited or paid back already.`;
};

const causes = reprintCauses.map((value) => ({ value, label: reprintWords[value].name }));

/** Makes items of the order again at no charge, as an order of its own. */
export function ReprintForm({ desk: { printable, reprints }, rows: [head], posted, beside }: ReprintFormProps) {
  const refusal = refusalOf(posted, 'reprint');
  const { typed = {} } = refusal ?? {};
  if (printable.length === 0) {
    return (
      <>
        <PostedFailure failed={refusal?.failed} />
        <p className="font-medium">Nothing of this order can be printed again.</p>
      </>
    );
  }
  return (
    <>
      <h2 className="text-xl">Print it again at no charge</h2>
      <p className="mt-2 text-[0.9375rem]">
        It becomes an order of its own, with the die and the artwork as it was approved or agreed. A delivery challan
        without a value goes with the goods. The customer is mailed.
      </p>
      <DeskForm
        orderId={head.id}
        form="reprint"
        hidden={{ seen: reprints.length }}
        refusal={refusal}
        button="Print it again"
        busy="Ordering…"
        tone="primary"
        beside={beside}
        className="mt-3"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {printable.map(({ position, name, quantity, credited }, place) => (
            <div key={position} className="min-w-0">
              <input type="hidden" name="position" value={position} />
              <TextField
                label={`${position}. ${name}`}
                hint={hintOf({ quantity, credited })}
                name={`quantity-${position}`}
                inputMode="numeric"
                maxLength={9}
                autoComplete="off"
                optional
                {...(place === 0 ? { 'data-first': true } : {})}
                defaultValue={typed[`quantity-${position}`]}
                {...errorOf(refusal, `quantity-${position}`)}
              />
            </div>
          ))}
          <Select
            label="Why"
            hint="The customer reads it"
            name="cause"
            placeholder="Please choose"
            defaultValue={typed['cause']}
            options={causes}
            {...errorOf(refusal, 'cause')}
          />
        </div>
        <div className="mt-4">
          <ReasonField label="What happened, for us" refusal={refusal} />
        </div>
      </DeskForm>
    </>
  );
}

import type { JobRow, Output } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { productionSteps, stepNameOn } from '@boxwright/orders';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface CountFormProps extends Pick<Output<'GetJob'>, 'done' | 'counts'> {
  job: JobRow;
  posted: Posted | undefined;
}

/** The form for the pieces of the step that was done last. */
export function CountForm({ job, done, counts, posted }: CountFormProps) {
  const form = usePostedForm('count', posted);
  const last = job.stage === 'packed' ? 'packing' : done.at(-1)?.step;
  const step = productionSteps.find((each) => each === last);
  if (step === undefined) return null;
  const name = stepNameOn(job.route, step);
  const known = counts.find((each) => each.step === step);
  return (
    <OfficeForm
      of={form}
      hidden={{ job: job.id, version: job.version, step, seenCountId: known?.id ?? 0 }}
      className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
      aria-label={`Pieces after ${name}`}
    >
      <TextField
        label={`Good pieces after: ${name}`}
        hint={
          step === 'packing'
            ? `Of ${formatCount(job.quantity)} ordered. The invoice charges what is good, at most the ordered quantity.`
            : `Of ${formatCount(job.quantity)} ordered. Pieces, not sheets.`
        }
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        {...form.field('good', known === undefined ? '' : String(known.good))}
      />
      <TextField
        label="Spoiled pieces"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        optional
        {...form.field('waste', known === undefined ? '' : String(known.waste))}
      />
      <Button type="submit" tone="outline" busy={form.isSending && 'Saving…'} className="sm:mt-7">
        {known === undefined ? 'Enter the count' : 'Correct the count'}
      </Button>
    </OfficeForm>
  );
}

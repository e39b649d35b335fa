import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** The number that the portal has given. */
export function MadeForm({ posted }: { posted: Posted | undefined }) {
  const form = usePostedForm('bill', posted);
  return (
    <OfficeForm of={form} aria-label="The e-way bill" className="mt-4 grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label="E-way bill number"
        hint="Twelve digits."
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        {...form.field('number')}
      />
      <TextField label="Made at" type="datetime-local" {...form.field('madeAt')} />
      <TextField
        label="Valid until"
        hint="Empty: a day for each 200 km, as the rule has it."
        optional
        type="date"
        {...form.field('validUntil')}
      />
      <Button type="submit" tone="ink" className="justify-self-start sm:col-span-2">
        {form.isSending ? 'Noting…' : 'Note the bill'}
      </Button>
    </OfficeForm>
  );
}

/** Within 24 hours the portal cancels a bill. */
export function CancelForm({ posted }: { posted: Posted | undefined }) {
  const form = usePostedForm('cancel', posted);
  return (
    <Fold className="mt-4" isOpen={form.failed !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">It was cancelled at the portal</summary>
      <OfficeForm of={form} aria-label="Cancelled" className="mt-2 grid max-w-2xl gap-3">
        <TextArea label="Why" rows={2} {...form.field('reason')} />
        <Button type="submit" tone="outline" className="justify-self-start">
          {form.isSending ? 'Noting…' : 'Note that it is cancelled'}
        </Button>
      </OfficeForm>
    </Fold>
  );
}

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
  summary: string;
  posted: Posted | undefined;
}

/** What is never sent, or not again, is credited. */
export function UnsentForm({ parcelId, seen, summary, posted }: UnsentFormProps) {
  const form = usePostedForm(parcelId === undefined ? 'unsent' : `unsent:${parcelId}`, posted);
  return (
    <Fold className="mt-3" isOpen={form.failed !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{summary}</summary>
      <OfficeForm of={form} hidden={{ parcelId, seen }} aria-label={summary} className="mt-2 grid max-w-2xl gap-3">
        <TextField label="Why, for the credit note" maxLength={200} {...form.field('reason')} />
        <Button type="submit" tone="outline" className="justify-self-start">
          {form.isSending ? 'Crediting…' : 'Credit it'}
        </Button>
      </OfficeForm>
    </Fold>
  );
}

import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface PublishFormProps {
  revision: number;
  /** The first day from which a version can be valid. */
  today: string;
  posted: Posted | undefined;
  back: string;
}

export function PublishForm({ revision, today, posted, back }: PublishFormProps) {
  const form = usePostedForm('', posted);
  return (
    <Card className="mt-6 max-w-3xl p-5">
      <h2 className="text-2xl">Publish the draft</h2>
      <p className="mt-2 text-ink-soft">
        Prices change on the whole site at midnight of that day, or at once if it is today. Orders and quotations keep
        their prices. A published version is never changed.
      </p>
      <OfficeForm of={form} hidden={{ revision }} className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        <TextField label="Valid from" type="date" min={today} {...form.field('validFrom', today)} />
        <TextField
          label="Note"
          optional
          maxLength={300}
          autoComplete="off"
          hint="Why the prices change. Shown in the list of versions."
          {...form.field('note')}
        />
        <div className="flex flex-wrap gap-2.5 sm:col-span-2">
          <Button type="submit" tone="primary" busy={form.isSending && 'Publishing…'}>
            Publish
          </Button>
          <LinkButton to={back} tone="quiet">
            Back to the figures
          </LinkButton>
        </div>
      </OfficeForm>
    </Card>
  );
}

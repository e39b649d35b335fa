import { Form, useNavigation } from 'react-router';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import type { PostedProblem } from '../../features/plain-form/posted.server.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface PublishFormProps {
  revision: number;
  /** The first day from which a version can be valid. */
  today: string;
  typed: { readonly validFrom: string; readonly note: string } | undefined;
  failed: PostedProblem | undefined;
  back: string;
}

export function PublishForm({ revision, today, typed, failed, back }: PublishFormProps) {
  const { state } = useNavigation();
  return (
    <Card className="mt-6 max-w-3xl p-5">
      <h2 className="text-2xl">Publish the draft</h2>
      <p className="mt-2 text-ink-soft">
        Prices change on the whole site at midnight of that day, or at once if it is today. Orders and quotations keep
        their prices. A published version is never changed.
      </p>
      <Form method="post" noValidate className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <PostedFailure failed={failed?.field === undefined ? failed : undefined} />
        </div>
        <input type="hidden" name="revision" value={revision} />
        <TextField
          label="Valid from"
          name="validFrom"
          type="date"
          min={today}
          defaultValue={typed?.validFrom ?? today}
          error={failed?.field === 'validFrom' ? failed.text : undefined}
        />
        <TextField
          label="Note"
          name="note"
          optional
          maxLength={300}
          autoComplete="off"
          hint="Why the prices change. It stands in the list of versions."
          defaultValue={typed?.note ?? ''}
        />
        <div className="flex flex-wrap gap-2.5 sm:col-span-2">
          <Button type="submit" tone="primary" busy={state === 'submitting' && 'Publishing…'}>
            Publish
          </Button>
          <LinkButton to={back} tone="quiet">
            Back to the figures
          </LinkButton>
        </div>
      </Form>
    </Card>
  );
}

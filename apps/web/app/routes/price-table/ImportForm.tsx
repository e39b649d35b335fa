import type { PriceDraftRow, PriceTableName } from '@boxwright/contract';
import { Form } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** Imports a file of figures into the draft. */
export function ImportForm({ kind, draft }: { kind: PriceTableName; draft: PriceDraftRow | null }) {
  return (
    <Card className="mt-10 max-w-3xl p-5">
      <h2 className="text-2xl">Figures as a file</h2>
      <p className="mt-2 text-ink-soft">
        Download a version or the draft as CSV, change the last column in a spreadsheet, and import it here. The file
        must have every line of the table.{' '}
        {draft === null ? 'It begins a draft.' : 'It replaces the figures of the draft.'}
      </p>
      <Form
        method="post"
        action={officePaths.priceTable(kind)}
        encType="multipart/form-data"
        className="mt-4 grid items-end gap-3 sm:grid-cols-[1fr_auto]"
      >
        <input type="hidden" name="revision" value={draft?.revision ?? ''} />
        <TextField label="CSV file" name="file" type="file" accept=".csv,text/csv" className="py-2.5" />
        <Button type="submit" tone="outline" name="form" value="import">
          Read the file
        </Button>
      </Form>
      {draft === null ? null : (
        <p className="mt-4">
          <a href={officePaths.pricesFile(kind, null)} download className="font-semibold underline underline-offset-4">
            Download the draft as CSV
          </a>
        </p>
      )}
    </Card>
  );
}

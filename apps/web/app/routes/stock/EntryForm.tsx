import { type StockRow, stockChangeNames, stockChanges, stockNoteMaxLength } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface EntryFormProps {
  materials: readonly { readonly material: string; readonly name: string }[];
  /** The sheets whose entries are shown; chosen in the form at first. */
  item: StockRow | null;
  posted: Posted | undefined;
}

/** The form that enters sheets received or counted. */
export function EntryForm({ materials, item, posted }: EntryFormProps) {
  const form = usePostedForm('entry', posted);
  const isKnown = item === null || materials.some(({ material }) => material === item.material);
  const options = materials.map(({ material, name }) => ({ value: material, label: name }));
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-2xl">Enter sheets</h2>
      <OfficeForm
        of={form}
        // A count is for the stock that was seen, so its version is sent too.
        hidden={{ item: item?.id, version: item?.version }}
        className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-2"
      >
        <Select
          label="Board and sheet"
          placeholder="Choose a board"
          options={
            isKnown
              ? options
              : [{ value: item.material, label: `${item.materialName}, ${item.sheet} (not used now)` }, ...options]
          }
          {...form.field('material', item?.material)}
        />
        <Select
          label="What happened"
          options={stockChanges.map((change) => ({ value: change, label: stockChangeNames[change] }))}
          {...form.field('change')}
        />
        <TextField label="Sheets" inputMode="numeric" autoComplete="off" maxLength={12} {...form.field('sheets')} />
        <TextField
          label="Note"
          autoComplete="off"
          maxLength={stockNoteMaxLength}
          hint="The challan’s number, or why a count differs."
          {...form.field('note')}
        />
        <div className="sm:col-span-2">
          <Button type="submit" tone="ink" busy={form.isSending && 'Entering…'}>
            Enter
          </Button>
        </div>
      </OfficeForm>
    </Card>
  );
}

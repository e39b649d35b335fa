import type { StockRow } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** The form that sets the number of free sheets below which an alert is raised. */
export function LevelForm({ item, posted }: { item: StockRow; posted: Posted | undefined }) {
  const form = usePostedForm('level', posted);
  const level = item.reorderLevel === null ? '' : String(item.reorderLevel);
  return (
    <OfficeForm of={form} hidden={{ item: item.id, version: item.version }} className="flex flex-col gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2.5">
        <TextField
          label="Warn when fewer are free"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          {...form.field('level', level)}
        />
        <Button type="submit" tone="outline" busy={form.isSending && 'Saving…'}>
          Save
        </Button>
      </div>
      <p className="text-ink-soft text-sm">
        Raises one alert until enough sheets are free again. Leave empty for no warning.
      </p>
    </OfficeForm>
  );
}

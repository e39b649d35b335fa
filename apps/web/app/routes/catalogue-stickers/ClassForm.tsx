import type { StickerClassEntry } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { StateSelect } from '../../features/office/StateSelect.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** The form of a price class. */
export function ClassForm({ entry, posted }: { entry: StickerClassEntry; posted: Posted | undefined }) {
  const { code, name, position, status, version } = entry;
  const form = usePostedForm(`class:${code}`, posted);
  return (
    <OfficeForm
      of={form}
      hidden={{ priceClass: code, version }}
      isAllAbove
      aria-label={`Price class ${name}`}
      className="grid items-end gap-4 rounded-lg border border-line bg-card p-4 sm:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <TextField label="Name" maxLength={60} autoComplete="off" {...form.field('name', name)} />
      <TextField label="Place" digitsOnly maxLength={5} {...form.field('position', String(position))} />
      <StateSelect values={['Yes', 'No']} {...form.field('status', status)} />
      <Button type="submit" tone="ink">
        Save<span className="sr-only"> the class {name}</span>
      </Button>
    </OfficeForm>
  );
}

import type { StickerClassEntry } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

const outlines = [
  { value: 'round', label: 'Round' },
  { value: 'rectangle', label: 'Rectangle or square' },
  { value: 'oval', label: 'Oval' },
  { value: 'heart', label: 'Heart' },
  { value: 'hexagon', label: 'Hexagon' },
  { value: 'die-cut', label: 'Around the artwork' },
] as const;

interface NewShapeFormProps {
  classes: readonly StickerClassEntry[];
  position: number;
  posted: Posted | undefined;
}

/** The form of a new shape: another name and price for one of the ways to cut. */
export function NewShapeForm({ classes, position, posted }: NewShapeFormProps) {
  const form = usePostedForm('shape:new', posted);
  return (
    <OfficeForm
      of={form}
      hidden={{ position }}
      className="grid items-start gap-4 rounded-lg border border-line border-dashed p-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <TextField
        label="New shape"
        maxLength={60}
        autoComplete="off"
        hint="Its name on the site. Then add its sizes."
        {...form.field('name')}
      />
      <Select
        label="Cut"
        hint="It can’t be changed later: orders are cut by it."
        options={outlines}
        {...form.field('outline')}
      />
      <Select
        label="Price class"
        options={classes.map(({ code, name }) => ({ value: code, label: name }))}
        {...form.field('priceClass')}
      />
      <Button type="submit" tone="outline" className="sm:mt-8">
        Add shape
      </Button>
    </OfficeForm>
  );
}

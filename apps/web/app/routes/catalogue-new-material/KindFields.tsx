import type { MaterialKindName } from '@boxwright/contract';
import type { usePostedForm } from '../../features/office/posted-form.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface KindFieldsProps {
  kind: MaterialKindName;
  families: readonly string[];
  field: ReturnType<typeof usePostedForm>['field'];
}

/** The fields that only boards, only coatings or only materials of stickers have. */
export function KindFields({ kind, families, field }: KindFieldsProps) {
  switch (kind) {
    case 'board':
      return (
        <>
          <TextField label="Weight" digitsOnly maxLength={4} end="gsm" {...field('gsm')} />
          <TextField
            label="Bulk"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            hint="In cm³ a gram: gsm × bulk is the thickness in µm. Folding box board has about 1.45."
            {...field('bulk')}
          />
          <div className="sm:col-span-2">
            <Select
              label="Price of a kilogram"
              options={[
                { value: '', label: 'Its own price, not in the rate card yet' },
                ...families.map((family) => ({ value: family, label: `The price of ${family.replaceAll('-', ' ')}` })),
              ]}
              {...field('family')}
            />
          </div>
        </>
      );
    case 'coating':
      return (
        <Select
          label="Side"
          options={[
            { value: 'outer', label: 'Outside, on the print' },
            { value: 'inner', label: 'Inside' },
          ]}
          {...field('side')}
        />
      );
    case 'sticker-material':
      return (
        <>
          <TextField
            label="HSN"
            digitsOnly
            maxLength={8}
            hint="Six digits; GST follows from it: 482110 is printed paper, 391990 is plastic."
            {...field('hsn')}
          />
          <Select
            label="White under the print"
            options={[
              { value: 'no', label: 'No: it is white or paper' },
              { value: 'yes', label: 'Yes: it is clear or shines' },
            ]}
            {...field('whiteUnderprint')}
          />
        </>
      );
  }
}

import { billNumberMaxLength, type CourierBillRow } from '@boxwright/contract';
import { CourierField } from '../../features/office/CourierField.tsx';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import type { PostedFormState } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface BillFormProps {
  form: PostedFormState;
  today: string;
  /** The newest bill: the next one usually has its reverse charge. */
  last: CourierBillRow | undefined;
}

const amounts = [
  ['taxable', 'Amount before tax in rupees'],
  ['cgst', 'CGST'],
  ['sgst', 'SGST'],
  ['igst', 'IGST'],
] as const;

/** The form for a bill that came from a courier. */
export function BillForm({ form, today, last }: BillFormProps) {
  const { name: _, defaultValue, ...courier } = form.field('courier', last?.courier ?? '');
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-2xl">A bill</h2>
      <OfficeForm of={form} aria-label="A bill" className="flex flex-col gap-4">
        <CourierField defaultValue={defaultValue} {...courier} />
        <TextField label="Number" maxLength={billNumberMaxLength} autoComplete="off" {...form.field('number')} />
        <TextField label="Dated" type="date" max={today} {...form.field('billedOn', today)} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label="Parcels sent from" type="date" max={today} optional {...form.field('sentFrom')} />
          <TextField label="Parcels sent to" type="date" max={today} optional {...form.field('sentTo')} />
          {amounts.map(([name, label]) => (
            // CGST and SGST are side by side.
            <div key={name} className={name === 'taxable' || name === 'igst' ? 'sm:col-span-2' : ''}>
              <TextField
                label={label}
                inputMode="decimal"
                maxLength={16}
                autoComplete="off"
                optional={name !== 'taxable'}
                {...form.field(name)}
              />
            </div>
          ))}
        </div>
        <Checkbox
          name="isReverseCharge"
          value="yes"
          defaultChecked={form.field('isReverseCharge', last?.isReverseCharge ? 'yes' : '').defaultValue === 'yes'}
          label="Reverse charge: we pay its tax to the government"
        />
        <Button type="submit" tone="primary" busy={form.isSending && 'Recording…'}>
          Record it
        </Button>
      </OfficeForm>
    </Card>
  );
}

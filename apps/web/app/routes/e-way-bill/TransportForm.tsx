import { mostKilometres, type Output } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

const modes = [
  { value: 'road', label: 'Road' },
  { value: 'rail', label: 'Rail' },
  { value: 'air', label: 'Air' },
  { value: 'ship', label: 'Ship' },
] as const;

interface TransportFormProps {
  transport: Output<'GetEWayBill'>['transport'];
  posted: Posted | undefined;
}

/** How the goods travel. */
export function TransportForm({ transport, posted }: TransportFormProps) {
  const form = usePostedForm('transport', posted);
  return (
    <OfficeForm of={form} aria-label="How the goods travel" className="mt-4 grid items-start gap-4 sm:grid-cols-2">
      <Select label="By" options={modes} {...form.field('mode', transport?.mode ?? 'road')} />
      <TextField
        label="Distance"
        hint={`Kilometres, at most ${formatCount(mostKilometres)}. 0: the portal works it out from the pincodes.`}
        digitsOnly
        maxLength={4}
        end="km"
        {...form.field('distance', String(transport?.distance ?? 0))}
      />
      <TextField
        label="Transporter’s GSTIN or enrolment number"
        hint="Whoever has it can enter the vehicle at the portal."
        optional
        autoComplete="off"
        {...form.field('transporterId', transport?.transporterId)}
      />
      <TextField
        label="Transporter’s name"
        optional
        maxLength={100}
        autoComplete="off"
        {...form.field('transporterName', transport?.transporterName)}
      />
      <TextField
        label="Vehicle"
        hint="Such as TN 01 AB 1234."
        optional
        maxLength={20}
        autoComplete="off"
        {...form.field('vehicle', transport?.vehicle)}
      />
      <TextField
        label="Transport document"
        hint="Number of the lorry receipt, railway receipt, airway bill or bill of lading."
        optional
        maxLength={15}
        autoComplete="off"
        {...form.field('document', transport?.document)}
      />
      <TextField label="Its day" optional type="date" {...form.field('documentOn', transport?.documentOn)} />
      <Button type="submit" tone="ink" className="justify-self-start sm:col-span-2">
        {form.isSending ? 'Keeping…' : 'Keep'}
      </Button>
    </OfficeForm>
  );
}

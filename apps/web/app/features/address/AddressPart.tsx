import { EmailField } from '../../ui/EmailField.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type AddressFieldName, type AddressValues, asTyped } from './address-values.ts';
import { GstinField } from './GstinField.tsx';
import { type FieldProblem, PlaceFields } from './PlaceFields.tsx';
import type { Places } from './places.ts';
import { printedHint } from './printed-hint.ts';

interface AddressPartProps {
  /** The section's name for the browser's autofill. */
  section: 'shipping' | 'billing';
  legend: string;
  values: AddressValues;
  onChange: (change: (values: AddressValues) => AddressValues) => void;
  places: Places;
  problem: FieldProblem | null;
}

/** The fields of one address in the checkout. */
export function AddressPart({ section, legend, values, onChange, places, problem }: AddressPartProps) {
  const fill = (name: string) => `${section} ${name}`;
  const text = (field: AddressFieldName) => ({
    name: `${section}-${field}`,
    value: values[field],
    error: problem?.field === field ? problem.text : undefined,
    onChange: (event: { target: { value: string } }) => {
      const typed = asTyped(field, event.target.value);
      onChange((before) => ({ ...before, [field]: typed }));
    },
  });
  const printed = (field: AddressFieldName) => ({ ...text(field), hint: printedHint(values[field]) });
  return (
    <fieldset className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <legend className="mb-4 font-heading text-2xl font-bold tracking-tight">{legend}</legend>
      <TextField label="Company name" autoComplete={fill('organization')} {...printed('companyName')} />
      <TextField label="Contact person" autoComplete={fill('name')} {...printed('contactName')} />
      <div className="sm:col-span-2">
        <TextField label="Address" autoComplete={fill('street-address')} {...printed('area')} />
      </div>
      <TextField label="Landmark" optional autoComplete="off" {...printed('landmark')} />
      <PlaceFields
        section={section}
        fill={fill}
        values={values}
        onChange={(change) => onChange((before) => ({ ...before, ...change(before) }))}
        places={places}
        problem={problem}
      />
      <MobileField autoComplete={fill('tel-national')} {...text('mobile')} />
      <EmailField optional autoComplete={fill('email')} {...text('email')} />
      <GstinField gstin={values.gstin} at={{ stateId: values.stateId, states: places.states }} {...text('gstin')} />
    </fieldset>
  );
}

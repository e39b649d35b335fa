import { type Choice, india } from '@boxwright/contract';
import { isGstin } from '@boxwright/money';
import { useEffect, useState } from 'react';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type AddressFieldName, type AddressValues, asTyped, firstOf } from './address-values.ts';
import { cityOfPincode, loadCities, loadPincode, useCities } from './places.ts';

export interface FieldProblem {
  readonly field: string;
  readonly text: string;
}

interface AddressPartProps {
  /** What the browser's autofill calls this address. */
  section: 'shipping' | 'billing';
  legend: string;
  values: AddressValues;
  onChange: (change: (values: AddressValues) => AddressValues) => void;
  states: readonly Choice[];
  countries: readonly Choice[];
  problem: FieldProblem | null;
}

/** One address to type. A pincode fills state and city; choosing a state selects its first city, as a list would. */
export function AddressPart({ section, legend, values, onChange, states, countries, problem }: AddressPartProps) {
  const cities = useCities(values.stateId);
  const place = usePlaceOf(values.pincode);
  const fill = (name: string) => `${section} ${name}`;
  const text = (field: AddressFieldName) => ({
    name: `${section}-${field}`,
    value: values[field],
    error: problem?.field === field ? problem.text : undefined,
    onChange: (event: { target: { value: string } }) => {
      const typed = asTyped(field, event.target.value);
      onChange((before) => ({ ...before, [field]: typed }));
      if (field === 'pincode' && typed.length === 6 && typed !== values.pincode) void fillFrom(typed);
    },
  });
  const fillFrom = async (pincode: string) => {
    const found = await loadPincode(pincode);
    if (found === null) return;
    const stateId = String(found.stateId);
    const cityId = cityOfPincode(found, await loadCities(stateId));
    onChange((before) => (before.pincode === pincode ? { ...before, stateId, cityId } : before));
  };
  const chooseState = async (stateId: string) => {
    onChange((before) => ({ ...before, stateId, cityId: '' }));
    const first = firstOf(await loadCities(stateId));
    onChange((before) => (before.stateId === stateId && before.cityId === '' ? { ...before, cityId: first } : before));
  };

  return (
    <fieldset className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <legend className="mb-4 font-heading text-2xl font-bold tracking-tight">{legend}</legend>
      <TextField label="Company name" autoComplete={fill('organization')} maxLength={150} {...text('companyName')} />
      <TextField label="Contact person" autoComplete={fill('name')} maxLength={100} {...text('contactName')} />
      <div className="sm:col-span-2">
        <TextField label="Address" autoComplete={fill('street-address')} maxLength={400} {...text('area')} />
      </div>
      <TextField label="Landmark" optional autoComplete="off" maxLength={200} {...text('landmark')} />
      <TextField
        label="Pincode"
        digitsOnly
        autoComplete={fill('postal-code')}
        maxLength={6}
        hint={<span aria-live="polite">{place}</span>}
        {...text('pincode')}
      />
      <Select
        label="Country"
        name={`${section}-country`}
        autoComplete={fill('country')}
        options={countries}
        defaultValue={india}
      />
      <Select
        label="State"
        name={`${section}-state`}
        autoComplete={fill('address-level1')}
        placeholder="Choose a state"
        options={states}
        value={values.stateId}
        onChange={(event) => void chooseState(event.target.value)}
      />
      <Select
        label="City"
        name={`${section}-city`}
        autoComplete={fill('address-level2')}
        placeholder={cities === null ? 'Loading…' : values.stateId === '' ? 'Choose a state first' : 'Choose a city'}
        options={cities ?? []}
        value={cities === null ? '' : values.cityId}
        disabled={values.stateId === ''}
        onChange={(event) => {
          const cityId = event.target.value;
          onChange((before) => ({ ...before, cityId }));
        }}
      />
      <TextField
        label="Mobile"
        digitsOnly
        autoComplete={fill('tel-national')}
        maxLength={10}
        hint="10 digits, without +91"
        {...text('mobile')}
      />
      <TextField
        label="Email"
        optional
        type="email"
        inputMode="email"
        autoComplete={fill('email')}
        spellCheck={false}
        maxLength={254}
        {...text('email')}
      />
      <TextField
        label="GSTIN"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={15}
        hint={<GstinHint gstin={values.gstin} />}
        {...text('gstin')}
      />
    </fieldset>
  );
}

/** A wrong GSTIN gets a word, and never stands in the way. */
function GstinHint({ gstin }: { gstin: string }) {
  const complete = gstin.length === 15;
  const wrong = complete && !isGstin(gstin);
  const text = wrong ? 'Please check it: this GSTIN doesn’t add up' : 'This GSTIN is well formed';
  return (
    <span aria-live="polite" className={wrong ? 'font-medium text-kraft-deep' : undefined}>
      {complete ? text : 'For the tax invoice'}
    </span>
  );
}

/** What is said under the pincode: where it lies, once it's complete. */
const usePlaceOf = (pincode: string): string => {
  const [place, setPlace] = useState({ pincode: '', text: '' });
  useEffect(() => {
    if (pincode.length !== 6) return;
    let current = true;
    void loadPincode(pincode).then((found) => {
      const text = [found?.district, found?.state].filter(Boolean).join(', ');
      if (current) setPlace({ pincode, text });
    });
    return () => {
      current = false;
    };
  }, [pincode]);
  return place.pincode === pincode && place.text !== '' ? place.text : 'Fills in state and city';
};

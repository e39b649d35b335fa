import { type Choice, india } from '@boxwright/contract';
import { useEffect, useState } from 'react';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type AddressValues, asTyped, firstOf } from './address-values.ts';
import { cityOfPincode, loadCities, loadPincode, useCities } from './places.ts';

export interface FieldProblem {
  readonly field: string;
  readonly text: string;
}

type PlaceValues = Pick<AddressValues, 'pincode' | 'stateId' | 'cityId'>;

interface PlaceFieldsProps {
  /** Prefix of the controls' names. */
  section: string;
  /** The browser's autofill token of a field of this address. */
  fill: (name: string) => string;
  values: PlaceValues;
  /** Gets a function of the current values, because a look-up may answer after more was typed. */
  onChange: (change: (before: PlaceValues) => Partial<PlaceValues>) => void;
  states: readonly Choice[];
  countries: readonly Choice[];
  problem: FieldProblem | null;
}

/** Pincode, state and city. A pincode fills in state and city; choosing a state selects its first city. */
export function PlaceFields({ section, fill, values, onChange, states, countries, problem }: PlaceFieldsProps) {
  const cities = useCities(values.stateId);
  const place = usePlaceOf(values.pincode);
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  const fillFrom = async (pincode: string) => {
    const found = await loadPincode(pincode);
    if (found === null) return;
    const stateId = String(found.stateId);
    const cityId = cityOfPincode(found, await loadCities(stateId));
    onChange((before) => (before.pincode === pincode ? { stateId, cityId } : {}));
  };
  const typePincode = (text: string) => {
    const pincode = asTyped('pincode', text);
    onChange(() => ({ pincode }));
    if (pincode.length === 6 && pincode !== values.pincode) void fillFrom(pincode);
  };
  const chooseState = async (stateId: string) => {
    onChange(() => ({ stateId, cityId: '' }));
    const cityId = firstOf(await loadCities(stateId));
    onChange((before) => (before.stateId === stateId && before.cityId === '' ? { cityId } : {}));
  };
  return (
    <>
      <TextField
        label="Pincode"
        name={`${section}-pincode`}
        digitsOnly
        autoComplete={fill('postal-code')}
        maxLength={6}
        hint={<span aria-live="polite">{place}</span>}
        value={values.pincode}
        error={errorOf('pincode')}
        onChange={(event) => typePincode(event.target.value)}
      />
      <Select
        label="Country"
        name={`${section}-countryId`}
        autoComplete={fill('country')}
        options={countries}
        defaultValue={india}
        error={errorOf('countryId')}
      />
      <Select
        label="State"
        name={`${section}-stateId`}
        autoComplete={fill('address-level1')}
        placeholder="Choose a state"
        options={states}
        value={values.stateId}
        error={errorOf('stateId')}
        onChange={(event) => void chooseState(event.target.value)}
      />
      <Select
        label="City"
        name={`${section}-cityId`}
        autoComplete={fill('address-level2')}
        placeholder={cities === null ? 'Loading…' : values.stateId === '' ? 'Choose a state first' : 'Choose a city'}
        options={cities ?? []}
        value={cities === null ? '' : values.cityId}
        disabled={values.stateId === ''}
        error={errorOf('cityId')}
        onChange={(event) => {
          const cityId = event.target.value;
          onChange(() => ({ cityId }));
        }}
      />
    </>
  );
}

/** The text below the pincode: its district, once it's complete. */
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

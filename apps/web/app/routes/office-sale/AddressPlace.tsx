import { useState } from 'react';
import { type Places, useCities } from '../../features/address/places.ts';
import type { usePostedForm } from '../../features/office/posted-form.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

type Field = ReturnType<typeof usePostedForm>['field'];

interface AddressPlaceProps {
  field: Field;
  /** The pincode that the sale is for. */
  pincode: string;
  /** Given if the pincode that was sent isn't known. */
  places: Places | undefined;
}

/** The place of an address: a known pincode gives city and state; for an unknown one they are chosen. */
export const AddressPlace = ({ field, pincode, places }: AddressPlaceProps) => (
  <>
    <TextField label="Pincode of the address" inputMode="numeric" {...field('pincode', pincode)} />
    {places === undefined ? null : <ChosenPlace field={field} places={places} />}
  </>
);

function ChosenPlace({ field, places }: { field: Field; places: Places }) {
  const state = field('stateId');
  const [stateId, setStateId] = useState(state.defaultValue);
  const cities = useCities(stateId, places) ?? [];
  return (
    <>
      <Select
        label="State"
        placeholder="Choose a state"
        options={places.states}
        onChange={(event) => setStateId(event.target.value)}
        {...state}
      />
      <Select key={stateId} label="City" placeholder="Choose a city" options={cities} {...field('cityId')} />
    </>
  );
}

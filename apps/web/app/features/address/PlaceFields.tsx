import { india, patterns, pincodeElsewhere } from '@boxwright/contract';
import { useEffect, useRef, useState } from 'react';
import { Select } from '../../ui/Select.tsx';
import { PincodeField } from '../pincode/PincodeField.tsx';
import { asTyped, firstOf, type PlaceValues } from './address-values.ts';
import { cityOfPincode, loadCities, loadPincode, type PincodePlace, type Places, useCities } from './places.ts';

export interface FieldProblem {
  readonly field: string;
  readonly text: string;
}

interface PlaceFieldsProps {
  /** Prefix of the controls' names. */
  section: string;
  /** The browser's autofill token of a field of this address. */
  fill: (name: string) => string;
  values: PlaceValues;
  /** Gets a function of the current values, because a look-up may answer after more was typed. */
  onChange: (change: (before: PlaceValues) => Partial<PlaceValues>) => void;
  places: Places;
  problem: FieldProblem | null;
}

/**
 * Pincode, state and city. A pincode fills in state and city; choosing a state selects its first city (document 3,
 * section 4), and the field says so until somebody has chosen.
 */
export function PlaceFields({ section, fill, values, onChange, places, problem }: PlaceFieldsProps) {
  const cities = useCities(values.stateId, places);
  const place = usePlaceOf(values.pincode);
  /** Whether a pincode's state and city are being loaded; meanwhile the fields show those of the previous pincode. */
  const [isFilling, setFilling] = useState(false);
  /** The city that was selected automatically; '' once one was chosen or filled in. */
  const [assumedCity, setAssumedCity] = useState<string | null>(null);
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  const asked = useRef('');
  const fillFrom = async (pincode: string) => {
    asked.current = pincode;
    setFilling(true);
    const found = await loadPincode(pincode);
    const stateId = String(found?.stateId);
    const cityId = found === null ? '' : cityOfPincode(found, await loadCities(stateId));
    if (asked.current === pincode) setFilling(false);
    if (found === null) return;
    setAssumedCity('');
    onChange((before) => (before.pincode === pincode ? { stateId, cityId } : {}));
  };
  const typePincode = (text: string) => {
    const pincode = asTyped('pincode', text);
    onChange(() => ({ pincode }));
    if (patterns.pincode.test(pincode) && pincode !== values.pincode) void fillFrom(pincode);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: for a pincode that was filled in from elsewhere.
  useEffect(() => {
    const { pincode, stateId } = values;
    if (patterns.pincode.test(pincode) && stateId === '' && asked.current !== pincode) void fillFrom(pincode);
  }, [values.pincode]);
  const assumeCityOf = async (stateId: string) => {
    const cityId = firstOf(await loadCities(stateId));
    setAssumedCity(cityId);
    onChange((before) => (before.stateId === stateId && before.cityId === '' ? { cityId } : {}));
  };
  const chooseState = (stateId: string) => {
    onChange(() => ({ stateId, cityId: '' }));
    void assumeCityOf(stateId);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a form that begins with a state.
  useEffect(() => {
    if (values.stateId !== '' && values.cityId === '') void assumeCityOf(values.stateId);
  }, []);
  // After a reload of a form without a pincode the first city counts as assumed as well.
  const isFirst = values.cityId !== '' && values.cityId === firstOf(cities ?? []);
  const isAssumed = isFirst && (values.cityId === assumedCity || (assumedCity === null && values.pincode === ''));
  return (
    <>
      <PincodeField
        name={`${section}-pincode`}
        autoComplete={fill('postal-code')}
        hint={<span aria-live="polite">{place?.text ?? 'Fills in state and city'}</span>}
        value={values.pincode}
        error={errorOf('pincode') ?? (isFilling ? undefined : elsewhere(place, values.stateId))}
        onChange={(event) => typePincode(event.target.value)}
      />
      <Select
        label="Country"
        name={`${section}-countryId`}
        autoComplete={fill('country')}
        options={places.countries}
        defaultValue={india}
        error={errorOf('countryId')}
      />
      <Select
        label="State"
        name={`${section}-stateId`}
        autoComplete={fill('address-level1')}
        placeholder="Choose a state"
        options={places.states}
        value={values.stateId}
        error={errorOf('stateId')}
        onChange={(event) => chooseState(event.target.value)}
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
        hint={<span aria-live="polite">{isAssumed ? 'The first of this state: please choose yours' : null}</span>}
        onChange={(event) => {
          const cityId = event.target.value;
          setAssumedCity('');
          onChange(() => ({ cityId }));
        }}
      />
    </>
  );
}

/** A pincode that is in no list may be new. */
const wordsFor = (place: PincodePlace | null): string => {
  if (place === null) return 'We’ll confirm this pincode: please choose state and city';
  return place.district === '' ? `${place.state}: we’ll confirm this pincode` : `${place.district}, ${place.state}`;
};

interface ShownPlace {
  readonly pincode: string;
  /** The text below the pincode: its district. */
  readonly text: string;
  /** Null if the place is unknown. */
  readonly found: PincodePlace | null;
}

/**
 * Hint that a pincode lies in another state than the chosen one; undefined if it doesn't, or if its place is unknown.
 */
const elsewhere = (place: ShownPlace | null, stateId: string): string | undefined => {
  if (stateId === '' || place === null || place.found === null || String(place.found.stateId) === stateId) return;
  return pincodeElsewhere(place.pincode, place.found.state);
};

/** Where a pincode lies, once it's complete. */
const usePlaceOf = (pincode: string): ShownPlace | null => {
  const [place, setPlace] = useState<ShownPlace | null>(null);
  useEffect(() => {
    if (!patterns.pincode.test(pincode)) return;
    let current = true;
    void loadPincode(pincode).then((found) => {
      if (current) setPlace({ pincode, text: wordsFor(found), found });
    });
    return () => {
      current = false;
    };
  }, [pincode]);
  return place?.pincode === pincode ? place : null;
};

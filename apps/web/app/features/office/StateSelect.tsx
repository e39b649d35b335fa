import type { ComponentProps } from 'react';
import { Select } from '../../ui/Select.tsx';

interface StateSelectProps extends Omit<ComponentProps<typeof Select>, 'label' | 'options'> {
  /** The values for an entry that buyers may choose, and for one that they may not. */
  values: readonly [string, string];
}

/** Whether buyers may choose an entry of the catalogue. */
export const StateSelect = ({ values: [on, off], ...select }: StateSelectProps) => (
  <Select
    label="State"
    options={[
      { value: on, label: 'On the site' },
      { value: off, label: 'Switched off' },
    ]}
    {...select}
  />
);

import type { usePostedForm } from '../../features/office/posted-form.ts';
import { Select } from '../../ui/Select.tsx';

interface StateSelectProps {
  field: ReturnType<typeof usePostedForm>['field'];
  status: 'Yes' | 'No';
}

/** Whether buyers may choose an entry. */
export const StateSelect = ({ field, status }: StateSelectProps) => (
  <Select
    label="State"
    options={[
      { value: 'Yes', label: 'On the site' },
      { value: 'No', label: 'Put away' },
    ]}
    {...field('status', status)}
  />
);

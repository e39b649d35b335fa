import type { JobFilters, Output } from '@boxwright/contract';
import { presses, pressNames, productionStepNames, productionSteps } from '@boxwright/orders';
import { Form } from 'react-router';
import { isNarrowed } from '../../features/production/board-address.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';

interface BoardFiltersProps {
  filters: JobFilters;
  customers: Output<'GetProduction'>['customers'];
}

/** Narrows the board. */
export function BoardFilters({ filters, customers }: BoardFiltersProps) {
  const { stage, press, due, hold, customerId } = filters;
  return (
    <Form
      // Remounted for other filters, so that the fields show their values.
      key={JSON.stringify(filters)}
      role="search"
      aria-label="Jobs"
      action={officePaths.production}
      className="mt-3 mb-4 grid grid-cols-2 items-end gap-2 md:grid-cols-3 lg:flex"
    >
      <Filter label="Step" name="step" value={stage} options={steps} />
      <Filter label="Press" name="press" value={press} options={pressOptions} />
      <Filter label="Due" name="due" value={due} options={dues} />
      <Filter label="Waits for" name="waits" value={hold} options={holds} />
      <Filter
        label="Customer"
        name="customer"
        value={customerId}
        options={customers.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className="flex gap-2 max-lg:col-span-full">
        <Button type="submit" tone="ink" size="small">
          Show
        </Button>
        {isNarrowed(filters) ? (
          <LinkButton to={officePaths.production} tone="quiet" size="small">
            Clear
          </LinkButton>
        ) : null}
      </div>
    </Form>
  );
}

interface FilterProps {
  label: string;
  name: string;
  value: string | number | undefined;
  options: readonly { readonly value: string | number; readonly label: string }[];
}

const Filter = ({ label, name, value, options }: FilterProps) => (
  <div className="min-w-0 lg:w-44">
    <Select
      label={label}
      name={name}
      defaultValue={value ?? ''}
      placeholder="Any"
      options={options}
      className="lg:min-h-11"
    />
  </div>
);

const steps = [
  ...productionSteps.map((step) => ({ value: step, label: productionStepNames[step] })),
  { value: 'packed', label: 'Packed, order waits' },
];
const pressOptions = presses.map((press) => ({ value: press, label: pressNames[press] }));
const dues = [
  { value: 'late', label: 'Late' },
  { value: 'today', label: 'Today or before' },
  { value: 'week', label: 'In 7 days or before' },
  { value: 'none', label: 'No day promised' },
];
const holds = [
  { value: 'money', label: 'Money' },
  { value: 'proof', label: 'Its proof' },
  { value: 'none', label: 'Nothing' },
];

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

/** Narrows the board. On phones its fields are folded, so that the first jobs are in sight. */
export function BoardFilters({ filters, customers }: BoardFiltersProps) {
  const { stage, press, due, hold, customerId } = filters;
  const chosen = Object.values(filters).filter((each) => each !== undefined).length;
  return (
    // Remounted for other filters, so that the fields show their values and are folded again.
    <div
      key={JSON.stringify(filters)}
      className="mt-3 mb-4 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4"
    >
      {/* Empty: wider screens show the form, which follows it, in any case. */}
      <details className="peer md:hidden">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          Filters{chosen === 0 ? '' : ` (${chosen} chosen)`}
        </summary>
      </details>
      <div className="md:hidden">{isNarrowed(filters) ? <Clear /> : null}</div>
      <Form
        role="search"
        aria-label="Jobs"
        action={officePaths.production}
        className="hidden basis-full grid-cols-2 items-end gap-2 md:grid md:grid-cols-3 lg:flex max-md:peer-open:grid"
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
        <div className="flex items-center gap-2 max-md:col-span-full">
          <Button type="submit" tone="ink">
            Show
          </Button>
          <div className="max-md:hidden">{isNarrowed(filters) ? <Clear /> : null}</div>
        </div>
      </Form>
    </div>
  );
}

const Clear = () => (
  <LinkButton to={officePaths.production} tone="quiet" size="small">
    Clear
  </LinkButton>
);

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
  { value: 'none', label: 'No day yet' },
];
const holds = [
  { value: 'money', label: 'Money' },
  { value: 'proof', label: 'Its proof' },
  { value: 'none', label: 'Nothing' },
];

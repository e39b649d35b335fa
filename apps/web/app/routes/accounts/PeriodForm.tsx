import type { AccountPeriodForm } from '@boxwright/contract';
import { Form } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface PeriodFormProps {
  periods: readonly (AccountPeriodForm & { readonly name: string })[];
  period: AccountPeriodForm;
  failed: { readonly text: string; readonly field: string } | undefined;
}

/** Chooses a month, a quarter, a financial year, or any days. */
export function PeriodForm({ periods, period, failed }: PeriodFormProps) {
  const error = (field: string) => (failed?.field === field ? { error: failed.text } : {});
  return (
    <div>
      <ul aria-label="Periods" className="flex flex-wrap gap-2">
        {periods.map(({ name, from, to }) => (
          <li key={name}>
            <LinkButton
              to={officePaths.accountsOf({ from, to })}
              tone={from === period.from && to === period.to ? 'ink' : 'outline'}
              aria-current={from === period.from && to === period.to ? 'true' : undefined}
              size="small"
            >
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
      <Form
        key={`${period.from} ${period.to}`}
        action={officePaths.accounts}
        aria-label="Other days"
        className="mt-4 grid max-w-2xl grid-cols-2 items-start gap-2.5 sm:grid-cols-[1fr_1fr_auto]"
      >
        <TextField label="From" name="from" type="date" defaultValue={period.from} {...error('from')} />
        <TextField label="To" name="to" type="date" defaultValue={period.to} {...error('to')} />
        <Button type="submit" tone="ink" className="max-sm:col-span-2 sm:mt-7.5">
          Show
        </Button>
      </Form>
    </div>
  );
}

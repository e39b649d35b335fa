import { type AccountEntryRow, orderTextMaxLength, reversalCauses } from '@boxwright/contract';
import { accountKindNames, reversals } from '@boxwright/orders';
import { Link } from 'react-router';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface EntriesProps {
  entries: readonly AccountEntryRow[];
  today: string;
  mayReverse: boolean;
  posted: Posted | undefined;
}

/** What came to the account and went from it, newest first. */
export const Entries = ({ entries, today, mayReverse, posted }: EntriesProps) => (
  <ul aria-label="Entries of the account" className="grid gap-3">
    {entries.map((entry) => (
      <li key={entry.id} className="border-line border-t pt-3 text-[0.9375rem]">
        <p className="flex justify-between gap-4">
          <span>
            {accountKindNames[entry.kind]}
            {entry.orderId === null ? null : (
              <>
                {' '}
                <Link to={officePaths.officeOrder(entry.orderId)} className="figures underline underline-offset-4">
                  {entry.orderNumber}
                </Link>
              </>
            )}
          </span>
          <Money amount={entry.amount} className="font-semibold" />
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {[
            formatDay(entry.day),
            entry.reference,
            entry.cause === null ? '' : reversals[entry.cause].paper,
            entry.by === '' ? '' : `by ${entry.by}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {entry.isReversible && mayReverse ? <ReverseEntry entry={entry} today={today} posted={posted} /> : null}
      </li>
    ))}
  </ul>
);

function ReverseEntry({ entry, today, posted }: Pick<EntriesProps, 'today' | 'posted'> & { entry: AccountEntryRow }) {
  const form = usePostedForm(`reverse:${entry.id}`, posted);
  return (
    <Fold isOpen={form.failed !== undefined} className="mt-1">
      <summary className="cursor-pointer text-sm underline underline-offset-4">Take back</summary>
      <OfficeForm
        of={form}
        hidden={{ entry: entry.id }}
        isAllAbove
        aria-label={`Take back entry ${entry.id}`}
        className="mt-2 grid items-start gap-3 sm:grid-cols-3"
      >
        <Select
          label="Why"
          options={reversalCauses.map((value) => ({ value, label: reversals[value].name }))}
          {...form.field('cause', 'mistake')}
        />
        <TextField
          label="Day it is taken back"
          type="date"
          min={entry.day}
          max={today}
          {...form.field('reversedOn', today)}
        />
        <TextField
          label="The bank’s charge in rupees"
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          optional
          {...form.field('bankFee')}
        />
        <div className="sm:col-span-3">
          <TextArea label="What happened, for us" rows={2} maxLength={orderTextMaxLength} {...form.field('reason')} />
        </div>
        <Button
          type="submit"
          tone="outline"
          size="small"
          busy={form.isSending && 'Taking back…'}
          className="justify-self-start"
        >
          Take the entry back
        </Button>
      </OfficeForm>
    </Fold>
  );
}

import { type AccountPeriodForm, endedMonth, indianDay, orderTextMaxLength } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { formatDay } from '../../ui/moment.ts';
import { TextArea } from '../../ui/TextArea.tsx';

interface MonthsCloseProps {
  period: AccountPeriodForm;
  closedThrough: string;
  mayReopen: boolean;
  posted: Posted | undefined;
}

/** Closes the months up to the end of the shown period, and reopens the last one. */
export function MonthsClose({ period, closedThrough, mayReopen, posted }: MonthsCloseProps) {
  const close = usePostedForm('close', posted);
  const reopen = usePostedForm('reopen', posted);
  const isClosable = endedMonth(period.to, indianDay(new Date())) && period.to > closedThrough;
  return (
    <section aria-labelledby="months-close" className="mt-10 max-w-2xl">
      <h2 id="months-close" className="text-2xl">
        Month’s close
      </h2>
      <PostedNotice text={posted?.done} />
      <p className="mt-2 text-ink-soft">
        {closedThrough === '' ? 'No month is closed.' : `Closed until ${formatDay(closedThrough)}.`} Nothing is dated in
        closed months: no payment, refund or reversal is entered for a day of theirs, so what was filed stays.
      </p>
      {isClosable ? (
        <OfficeForm of={close} hidden={{ through: period.to }} aria-label="Close" className="mt-3">
          <Button type="submit" tone="ink" busy={close.isSending && 'Closing…'}>
            Close until {formatDay(period.to)}
          </Button>
        </OfficeForm>
      ) : null}
      {closedThrough !== '' && mayReopen ? (
        <Fold className="mt-3" isOpen={reopen.failed !== undefined}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium">Reopen the last closed month</summary>
          <OfficeForm of={reopen} hidden={{ seenThrough: closedThrough }} aria-label="Reopen" className="grid gap-3">
            <TextArea label="Why" rows={2} maxLength={orderTextMaxLength} {...reopen.field('reason')} />
            <Button type="submit" tone="outline" className="justify-self-start" busy={reopen.isSending && 'Reopening…'}>
              Reopen it
            </Button>
          </OfficeForm>
        </Fold>
      ) : null}
    </section>
  );
}

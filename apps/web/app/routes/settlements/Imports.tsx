import { orderTextMaxLength, type SettlementImportRow } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay, formatMoment } from '../../ui/moment.ts';
import { TextArea } from '../../ui/TextArea.tsx';

/** The reports that were read in, each with the form that takes it back. */
export const Imports = ({
  imports,
  posted,
}: {
  imports: readonly SettlementImportRow[];
  posted: Posted | undefined;
}) => (
  <section aria-labelledby="imports" className="mt-10">
    <h2 id="imports" className="text-2xl">
      Reports that were read in
    </h2>
    <ul className="mt-4 divide-y divide-dashed divide-line">
      {imports.map((one) => (
        <li key={one.id} className="py-3">
          <Import one={one} posted={posted} />
        </li>
      ))}
    </ul>
  </section>
);

function Import({ one, posted }: { one: SettlementImportRow; posted: Posted | undefined }) {
  const form = usePostedForm(`withdraw:${one.id}`, posted);
  const days = one.from === one.to ? formatDay(one.from) : `${formatDay(one.from)} to ${formatDay(one.to)}`;
  return (
    <>
      <p>
        {formatMoment(one.at)}, {one.by}: {one.rows === 1 ? '1 row' : `${one.rows} rows`} of {days},{' '}
        <Money amount={one.net} />
      </p>
      {one.withdrawn === null ? null : <p className="text-ink-soft">Taken back: {one.withdrawn}</p>}
      {one.withdrawn === null && one.isLocked ? (
        <p className="text-ink-soft">It is in a closed month, so it can’t be taken back.</p>
      ) : null}
      {one.withdrawn === null && !one.isLocked ? (
        <Fold isOpen={form.failed !== undefined}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium">Take it back</summary>
          <OfficeForm
            of={form}
            hidden={{ id: one.id }}
            aria-label={`Take import ${one.id} back`}
            className="grid max-w-2xl gap-3"
          >
            <TextArea label="Why" rows={2} maxLength={orderTextMaxLength} {...form.field('reason')} />
            <Button type="submit" tone="outline" className="justify-self-start" busy={form.isSending && 'Taking back…'}>
              Take it back
            </Button>
          </OfficeForm>
        </Fold>
      ) : null}
    </>
  );
}

import { givingMore, namesOf, type SaleLine } from '@boxwright/contract';
import { formatPieces, formatRupees, paise } from '@boxwright/money';
import type { Posted } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import { TextField } from '../../ui/TextField.tsx';
import { ArtworkOf } from './ArtworkOf.tsx';
import type { Sale } from './load-sale.ts';
import { SaleForm } from './sale-form.tsx';

interface SaleLinesProps {
  sale: Sale;
  posted: Posted | undefined;
}

/** The items of a sale. Until it is ordered, other prices can be agreed for them. */
export const SaleLines = ({ sale, posted }: SaleLinesProps) => (
  <ol className="flex flex-col gap-4">
    {sale.lines.map((line, index) => (
      <li key={line.id} className="rounded-lg border border-line bg-card p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 max-w-xl">
            <h3 className="font-semibold text-lg">
              {index + 1}. {line.name}
            </h3>
            <p className="wrap-anywhere text-ink-soft">{line.description}</p>
            {line.note === '' ? null : (
              <p className="wrap-anywhere whitespace-pre-line">Note to the printer: “{line.note}”</p>
            )}
            <p>
              {formatPieces(line.quantity)}, {line.deliveryType === 'SelfPickup' ? 'picked up' : 'delivered'}, GST{' '}
              {line.gstRate} %
            </p>
          </div>
          <p className="text-right">
            <Money amount={line.amount} className="font-semibold text-lg" />
            <span className="block text-ink-soft text-sm">before GST</span>
          </p>
        </div>
        {line.problem === null ? null : <p className="mt-2 font-medium text-vermilion-deep">{line.problem}</p>}
        {line.agreed === null ? null : (
          <p className="wrap-anywhere mt-2 text-[0.9375rem]">
            Agreed by {line.agreed.by} on {formatDay(line.agreed.on)}: “{line.agreed.reason}” The shop’s price is{' '}
            <Money amount={line.enginePrice} />.
          </p>
        )}
        {line.quotation === null ? null : <p className="mt-2 text-[0.9375rem]">At the price of {line.quotation}.</p>}
        <ArtworkOf sale={sale} line={line} number={index + 1} posted={posted} />
        {sale.order === null ? <LineForms sale={sale} line={line} number={index + 1} posted={posted} /> : null}
      </li>
    ))}
  </ol>
);

interface LineFormsProps extends SaleLinesProps {
  line: SaleLine;
  number: number;
}

function LineForms({ sale, line, number, posted }: LineFormsProps) {
  const { version, mostDiscount } = sale;
  const isOpen = posted?.form === `price:${line.id}`;
  return (
    <div className="crease mt-4 flex flex-wrap items-start gap-x-6 gap-y-2 border-t pt-3">
      <Fold isOpen={isOpen} foldsAfter={JSON.stringify(line.agreed)} className="min-w-0 flex-1 max-sm:basis-full">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium underline underline-offset-4">
          Change the price of item {number}
        </summary>
        <SaleForm
          name="price"
          line={line.id}
          seen={version}
          posted={posted}
          label={`Price of item ${number}`}
          className="mt-2 grid max-w-xl items-start gap-4 sm:grid-cols-2"
        >
          {(field, busy) => (
            <>
              <TextField
                label="Price before GST"
                inputMode="decimal"
                autoComplete="off"
                start="₹"
                hint={`For all pieces. The shop’s price is ${formatRupees(paise(line.enginePrice))}${limitText(line, mostDiscount)}. Leave empty for the shop’s price.`}
                {...field('amount', line.agreed === null ? '' : String(line.amount / 100))}
              />
              <TextField label="Reason" autoComplete="off" maxLength={300} {...field('reason', line.agreed?.reason)} />
              <div className="sm:col-span-2">
                <Button type="submit" tone="outline" size="small" busy={busy && 'Saving…'}>
                  Save price
                </Button>
              </div>
            </>
          )}
        </SaleForm>
      </Fold>
      <SaleForm name="remove" line={line.id} seen={version} posted={posted}>
        {(_field, busy) => (
          <Button type="submit" tone="quiet" size="small" busy={busy && 'Removing…'}>
            Remove<span className="sr-only"> item {number}</span>
          </Button>
        )}
      </SaleForm>
    </div>
  );
}

/** How far below the shop's price this member of staff may go. */
const limitText = ({ leastPrice }: SaleLine, mostDiscount: number): string => {
  if (mostDiscount === 100) return '';
  if (mostDiscount === 0) return `; only ${namesOf(givingMore)} may go below it`;
  return `; you may go ${mostDiscount} % below, to ${formatRupees(paise(leastPrice))}`;
};

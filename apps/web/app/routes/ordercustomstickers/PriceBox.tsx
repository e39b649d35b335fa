import type { StickerPriceRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { FileText } from 'lucide-react';
import { amountOrDash } from '../../features/configurator/box-words.ts';
import { ListPrice } from '../../features/configurator/ListPrice.tsx';
import { freeShipping, unitWords } from '../../features/stickers/price-words.ts';
import type { LiveStickerQuote } from '../../features/stickers/use-sticker-quote.ts';
import { classes } from '../../ui/classes.ts';
import { PriceFailure } from '../customiser/PriceFailure.tsx';

interface PriceBoxProps {
  live: LiveStickerQuote;
  /** GST of the chosen material in per cent, for the label while there is no price. */
  gstRate: number | null;
}

/** All figures of the price; dashes while there is no price. */
export function PriceBox({ live, gstRate }: PriceBoxProps) {
  const { price, quote, isPending, isLate, failure } = live;
  const rate = price?.gstRate ?? gstRate;
  return (
    <section aria-labelledby="price-title" className="rounded-lg border border-line bg-card p-5">
      <h2 id="price-title" className="text-xl">
        Order summary
      </h2>
      {failure === null ? null : (
        <div className="mt-2">
          <PriceFailure text={failure.text} retry={live.retry} />
        </div>
      )}
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        <div>
          <dl
            aria-busy={isPending}
            className={classes(
              'figures mt-3 flex flex-col gap-1.5 text-[0.9375rem] transition-opacity',
              isLate && 'opacity-55',
            )}
          >
            <Row name="Unit cost">{unitWords(price)}</Row>
            <Row name="Price before GST">{amountOrDash(price?.total)}</Row>
            <Row name="Discount in it">{amountOrDash(price?.discount)}</Row>
            <Row name={rate === null ? 'GST' : `GST (${rate}%)`}>{amountOrDash(price?.gst)}</Row>
            <Row name="Shipping">
              {amountOrDash(0)}
              <span className="block font-normal text-sm text-teal">{freeShipping}</span>
            </Row>
            <div className="crease mt-1 flex items-baseline justify-between gap-4 border-t pt-2.5">
              <dt className="font-semibold">You pay, all in</dt>
              <dd className="font-bold font-heading text-2xl text-vermilion-deep">
                {amountOrDash(price?.totalWithGst)}
              </dd>
            </div>
          </dl>
          <ListPrice price={price} className="mt-2 text-[0.9375rem]" />
          {price !== null && quote?.quotation ? (
            <p className="mt-2 flex items-start gap-2 text-[0.9375rem]">
              <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-kraft-deep" />
              At the price of quotation {quote.quotation}.
            </p>
          ) : null}
        </div>
        <div>
          <h3 className="crease font-semibold font-text text-base tracking-normal max-sm:border-t max-sm:pt-3 sm:mt-3">
            On the sheet
          </h3>
          <dl
            className={classes(
              'figures mt-1.5 flex flex-col gap-1 text-[0.9375rem] transition-opacity',
              isLate && 'opacity-55',
            )}
          >
            {sheetRows(price).map(({ name, value }) => (
              <Row key={name} name={name}>
                {value}
              </Row>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

const sheetRows = (price: StickerPriceRow | null) => {
  const known = (value: (price: StickerPriceRow) => string) => (price === null ? '—' : value(price));
  return [
    { name: 'Sticker size', value: known(({ length, width }) => `${length} × ${width} mm`) },
    { name: 'With bleed', value: known(({ bleedLength, bleedWidth }) => `${bleedLength} × ${bleedWidth} mm`) },
    { name: 'In a plain grid', value: known(({ across, down }) => `${across} across × ${down} down`) },
    { name: 'As we lay them', value: known(({ perSheet }) => `${formatCount(perSheet)} a sheet`) },
    { name: 'Trail sheets', value: known(({ trailSheets }) => formatCount(trailSheets)) },
    { name: 'Sheets in all', value: known(({ totalSheets }) => formatCount(totalSheets)) },
  ];
};

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}

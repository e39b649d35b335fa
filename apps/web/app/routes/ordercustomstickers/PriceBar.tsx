import { formatCount } from '@boxwright/money';
import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { amountOrDash } from '../../features/configurator/box-words.ts';
import { freeShipping, unitWords } from '../../features/stickers/price-words.ts';
import { stickersIn } from '../../features/stickers/sticker-choice.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { priceBar } from '../customiser/AcceptTerms.tsx';
import { PriceFailure } from '../customiser/PriceFailure.tsx';
import { printedPicture } from './printed-picture.ts';
import type { StickerFormState } from './use-sticker-form.ts';

interface PriceBarProps {
  form: StickerFormState;
  /** The quotation button, on screens with room for it. */
  quotation: ReactNode;
}

/** The price, always visible, with Order Now. */
export function PriceBar({ form, quotation }: PriceBarProps) {
  const { selection, live, isAdding, lineId } = form;
  const { warnings } = printedPicture(form);
  const { price, isPending, isLate, failure } = live;
  const count = stickersIn(selection) || 0;
  return (
    <div
      {...priceBar}
      data-noprint=""
      className="sticky bottom-0 z-20 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] shadow-bar outline-none"
    >
      {warnings.length === 0 ? null : (
        <ul
          aria-label="Before you order"
          className="page pt-2 font-medium text-vermilion-deep text-xs sm:text-[0.8125rem]"
        >
          {warnings.map((text) => (
            <li key={text} className="figures">
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className="page flex items-center justify-between gap-x-5 py-2.5 lg:py-3.5">
        {failure === null ? (
          <dl
            aria-busy={isPending}
            className={classes('figures flex items-end gap-x-5 transition-opacity sm:gap-x-7', isLate && 'opacity-55')}
          >
            <Figure name="per sticker" className="max-[22.4rem]:hidden">
              {unitWords(price)}
            </Figure>
            <Figure name={count > 0 ? `${formatCount(count)} stickers` : 'stickers'} className="max-sm:hidden">
              {amountOrDash(price?.total)}
            </Figure>
            <Figure name={price ? `GST ${price.gstRate} %` : 'GST'} className="max-md:hidden">
              {amountOrDash(price?.gst)}
            </Figure>
            <Figure name="shipping" className="max-md:hidden">
              Free
            </Figure>
            <Figure name="you pay, all in">
              <span className="font-bold font-heading text-lg text-vermilion-deep sm:text-2xl">
                {amountOrDash(price?.totalWithGst)}
              </span>
            </Figure>
          </dl>
        ) : (
          <PriceFailure text={failure.text} retry={live.retry} />
        )}
        <div className="flex items-center gap-4">
          <div className="max-lg:hidden">{quotation}</div>
          <Button
            type="submit"
            // Without JavaScript. The form's other buttons only update its price.
            formMethod="post"
            busy={isAdding && (lineId === null ? 'Adding…' : 'Updating…')}
            className="px-4 sm:px-6"
          >
            <ShoppingCart aria-hidden="true" className="hidden size-5 min-[400px]:block" />{' '}
            {lineId === null ? 'Order Now' : 'Update cart'}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isPending || price === null
          ? ''
          : `${formatCount(count)} stickers at ${unitWords(price)} each, ${amountOrDash(price.totalWithGst)} with GST. ${freeShipping}.`}
      </p>
    </div>
  );
}

function Figure({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="whitespace-nowrap text-ink-soft text-xs sm:text-[0.8125rem]">{name}</dt>
      <dd className="whitespace-nowrap font-semibold text-sm leading-8 sm:text-base">{children}</dd>
    </div>
  );
}

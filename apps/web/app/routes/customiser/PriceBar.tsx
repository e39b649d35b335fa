import { unprinted } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { ChevronUp, ShoppingCart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type BoxChoice, countOf } from '../../features/configurator/box-choice.ts';
import { amountOrDash, perBoxName, perPiece, sizeText } from '../../features/configurator/box-words.ts';
import { ListPrice } from '../../features/configurator/ListPrice.tsx';
import type { LiveQuote } from '../../features/configurator/use-quote.ts';
import { ReadyBy } from '../../features/delivery/ReadyBy.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useLasting } from '../../ui/use-lasting.ts';
import { priceBar } from './AcceptTerms.tsx';
import { PriceFailure } from './PriceFailure.tsx';

interface PriceBarProps {
  choice: BoxChoice;
  live: LiveQuote;
  isAdding: boolean;
  /** Whether a line of the cart is being changed. */
  isEditing: boolean;
  /** The quotation button, on screens with room for it. */
  quotation: ReactNode;
}

/** The price, always visible: per piece, goods, delivery, GST and total, with the cart button. */
export function PriceBar({ choice, live, isAdding, isEditing, quotation }: PriceBarProps) {
  const { quote, isPending, failure } = live;
  const isLate = useLasting(isPending);
  const price = quote?.price ?? undefined;
  const delivery = quote?.delivery ?? undefined;
  // When a size can't be priced, the bar keeps the last quote, which may be for another quantity.
  const count = countOf((live.sizeProblem && live.quoted) || choice);
  const stillOf = live.sizeProblem && live.quotedSize;
  const boxes = count > 0 ? `${formatCount(count)} ${stillOf ? `of ${sizeText(stillOf)}` : 'boxes'}` : 'boxes';
  const isPickup = choice.deliveryType === 'SelfPickup';
  // Phones show one line, whose total opens the others.
  const [isOpen, setOpen] = useState(false);
  const part = isOpen ? '' : 'max-sm:hidden noscript:flex';
  return (
    <div
      {...priceBar}
      data-noprint=""
      className="sticky bottom-0 z-20 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] shadow-bar outline-none"
    >
      {price && failure === null ? (
        <ReadyBy
          dates={quote?.dates ?? null}
          way={isPickup ? 'collected' : 'delivered'}
          withoutProof={choice.print === unprinted && 'plain'}
          className={classes('page pt-2 text-xs sm:text-[0.8125rem]', part)}
        />
      ) : null}
      {failure === null ? (
        <ListPrice price={price} className={classes('page pt-1 text-xs sm:text-[0.8125rem]', part)} />
      ) : null}
      <div className="page flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-2.5 lg:flex-nowrap lg:py-3.5">
        {failure === null ? (
          <dl
            aria-busy={isPending}
            className={classes(
              'figures flex flex-wrap items-end gap-x-4 transition-opacity sm:gap-x-7',
              'max-lg:w-full max-lg:justify-between',
              isLate && 'opacity-55',
              part,
            )}
          >
            <Figure name={perBoxName(price, count)} className="max-sm:hidden">
              <span className="font-bold font-heading text-xl">{price ? perPiece(price) : '—'}</span>
            </Figure>
            <Figure name={boxes}>{amountOrDash(price?.total)}</Figure>
            <Figure name="delivery">
              {isPickup && delivery ? 'Free' : price && !delivery ? <Ask /> : amountOrDash(delivery?.delivery)}
            </Figure>
            <Figure name={price ? `GST ${price.gstRate} %` : 'GST'}>{amountOrDash(delivery?.gst)}</Figure>
            <Figure name="you pay, all in" className="max-lg:hidden">
              <span className="font-bold font-heading text-2xl text-vermilion-deep">
                {amountOrDash(delivery?.total)}
              </span>
            </Figure>
          </dl>
        ) : (
          <PriceFailure text={failure.text} retry={live.retry} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 max-lg:w-full sm:gap-x-4">
          <dl className={classes('figures flex gap-5 transition-opacity lg:hidden', isLate && 'opacity-55')}>
            <Figure name="per box" className="sm:hidden">
              <span className="font-bold font-heading text-lg">
                {/* There is no room for the word "about". */}
                {perBoxName(price, count) === 'per box' ? '' : '≈ '}
                {price ? perPiece(price) : '—'}
              </span>
            </Figure>
            <Figure name="you pay, all in" className="max-sm:hidden">
              <span className="font-bold font-heading text-2xl text-vermilion-deep">
                {amountOrDash(delivery?.total)}
              </span>
            </Figure>
          </dl>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={classes(
              'figures min-h-11 text-left leading-tight transition-opacity sm:hidden',
              isLate && 'opacity-55',
            )}
          >
            <span className="flex items-center gap-1 whitespace-nowrap text-ink-soft text-xs">
              {delivery?.total === undefined ? (
                <>
                  + GST<span className="-ml-1 max-[374px]:hidden">, delivery</span>
                </>
              ) : (
                'you pay, all in'
              )}
              <ChevronUp
                aria-hidden="true"
                className={classes('size-4 transition-transform', isOpen && 'rotate-180')}
              />
            </span>
            <span className="font-bold font-heading text-lg text-vermilion-deep">
              {amountOrDash(delivery?.total ?? price?.total)}
            </span>
          </button>
          <div className="max-lg:hidden">{quotation}</div>
          <Button
            type="submit"
            // Without JavaScript. The form's other buttons only update its price.
            formMethod="post"
            busy={isAdding && (isEditing ? 'Updating…' : 'Adding…')}
            className="px-4 max-[359px]:grow sm:px-6"
          >
            <ShoppingCart aria-hidden="true" className="hidden size-5 min-[400px]:block" />{' '}
            {isEditing ? 'Update cart' : 'Add to cart'}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isPending || live.sizeProblem || !price
          ? ''
          : `${formatCount(count)} boxes at ${perPiece(price)} each${delivery?.total === undefined ? '' : `, ${amountOrDash(delivery.total)} with delivery and GST`}.`}
      </p>
    </div>
  );
}

const Ask = () => <span className="font-normal text-ink-soft text-sm">needs a pincode</span>;

function Figure({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="whitespace-nowrap text-ink-soft text-xs sm:text-[0.8125rem]">{name}</dt>
      <dd className="whitespace-nowrap font-semibold text-sm sm:h-8 sm:text-base sm:leading-8">{children}</dd>
    </div>
  );
}

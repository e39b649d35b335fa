import { isTooMany, wrongQuantity } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Answers } from '../../answers.tsx';
import { AskForQuote } from '../../features/configurator/AskForQuote.tsx';
import {
  type BoxChoice,
  countOf,
  names,
  type OwnSize,
  ownSizeChoice,
  sides,
  writeChoice,
} from '../../features/configurator/box-choice.ts';
import { amountOrDash, perBoxName, perPiece, placeWords, sizeText } from '../../features/configurator/box-words.ts';
import { prepareToAsk, useQuote } from '../../features/configurator/use-quote.ts';
import { ReadyBy } from '../../features/delivery/ReadyBy.tsx';
import { keepPincode } from '../../features/pincode/kept-pincode.ts';
import { PincodeField } from '../../features/pincode/PincodeField.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useLasting } from '../../ui/use-lasting.ts';
import { BoxStage } from './BoxStage.tsx';
import { GoodsChoice } from './GoodsChoice.tsx';
import type { Goods } from './goods.ts';
import type { CalculatorData } from './load-calculator.ts';

/** Only the typed quantity is priced here. */
const noOthers = () => [];

const labels = { length: 'Length', width: 'Width', height: 'Height' } as const;

/**
 * A live price for a typed box, with its drawing. It's a form that leads to the customiser: without JavaScript its button submits the
 * values, and the customiser shows the price.
 */
export function Calculator({ data }: { data: CalculatorData }) {
  return (
    <Answers>
      <PricedForm data={data} />
    </Answers>
  );
}

function PricedForm({ data }: { data: CalculatorData }) {
  const { first, limits } = data;
  const [choice, setChoice] = useState<BoxChoice>(first.choice);
  const [goods, setGoods] = useState<Goods>(data.shown);
  const live = useQuote(choice, limits, noOthers, first);
  const { quote, quoted, isPending, failure, sizeProblem } = live;
  const isLate = useLasting(isPending);
  const place = placeWords(live, choice);
  const ownSize = choice.ownSize ?? goods.size;
  const quantityProblem =
    wrongQuantity(choice.quantity, limits) ??
    (countOf(choice) < limits.minimumBoxes
      ? `The smallest order is ${formatCount(limits.minimumBoxes)} boxes.`
      : undefined);
  const shown = failure === null && quantityProblem === undefined ? quote : null;
  const price = shown?.price ?? undefined;
  const delivery = shown?.delivery ?? undefined;
  const problem = sizeProblem ?? failure;
  const askLink = <AskForQuote box={writeChoice({ ...choice, ownSize })} />;
  const navigate = useNavigate();
  const make = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`${paths.category(goods.route)}?${writeChoice(choice)}`);
  };
  const set = (changes: Partial<BoxChoice>) => setChoice({ ...choice, ...changes });
  const pack = (next: Goods) => {
    setGoods(next);
    set({ variantId: next.variantId, ownSize: next.size });
  };
  return (
    <>
      <GoodsChoice goods={data.goods} chosen={goods} onChoose={pack} />
      {data.drawn === null || data.board === null ? null : (
        <BoxStage first={data.drawn} goods={goods} size={ownSize} board={data.board} />
      )}
      <form
        action={paths.category(goods.route)}
        className="mt-4 self-start rounded-lg border border-line-strong/70 bg-card shadow-lift lg:col-start-1"
        onSubmit={make}
        onFocus={prepareToAsk}
        onPointerOver={prepareToAsk}
      >
        <input type="hidden" name={names.variant} value={ownSizeChoice} />
        <input type="hidden" name={names.like} value={choice.variantId} />
        <div className="grid grid-cols-6 gap-x-2 gap-y-3 p-4 sm:grid-cols-[1fr_1fr_1fr_1.15fr_1.15fr] sm:gap-x-3 sm:p-5">
          {sides.map((side) => (
            <div key={side} className="max-sm:col-span-2">
              <TextField
                label={labels[side]}
                name={names[side]}
                inputMode="decimal"
                autoComplete="off"
                value={ownSize[side]}
                aria-invalid={sizeProblem !== null && concerns(sizeProblem.field, side) ? true : undefined}
                aria-describedby="calculator-says"
                end={<span className="text-sm max-sm:sr-only">mm</span>}
                className="px-3 max-sm:pr-3 sm:pr-10"
                onChange={(event) => set({ ownSize: { ...ownSize, [side]: event.currentTarget.value } as OwnSize })}
              />
            </div>
          ))}
          <div className="max-sm:col-span-3">
            <TextField
              label="Quantity"
              name={names.quantity}
              inputMode="numeric"
              maxLength={20}
              autoComplete="off"
              value={choice.quantity}
              aria-invalid={quantityProblem === undefined ? undefined : true}
              aria-describedby="calculator-says"
              className="figures px-3"
              onChange={(event) => set({ quantity: event.currentTarget.value })}
            />
          </div>
          <div className="max-sm:col-span-3">
            <PincodeField
              name={names.pincode}
              value={choice.pincode}
              className="px-3"
              onTyped={keepPincode}
              onChange={(event) => set({ pincode: event.currentTarget.value })}
            />
          </div>
        </div>
        <div className="crease flex flex-col gap-4 border-t p-4 sm:p-5">
          <dl
            aria-busy={isPending}
            className={classes(
              'figures grid grow grid-cols-2 items-end gap-x-5 gap-y-3 transition-opacity min-[390px]:grid-cols-3 sm:flex sm:flex-wrap sm:gap-x-8',
              isLate && 'opacity-55',
            )}
          >
            <Figure
              name={perBoxName(price, countOf(choice))}
              value={price ? perPiece(price) : '—'}
              className="font-bold font-heading text-2xl"
            />
            <Figure name="goods" value={amountOrDash(price?.total)} />
            <Figure name={price ? `GST ${price.gstRate} %` : 'GST'} value={amountOrDash(delivery?.gst)} />
            <Figure name={deliveryName(place)} value={amountOrDash(delivery?.delivery)} />
            <Figure name="landed" value={amountOrDash(delivery?.total)} className="text-teal" />
          </dl>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            {price ? (
              <ReadyBy dates={shown?.dates ?? null} way="delivered" className="w-full text-[0.8125rem]" />
            ) : null}
            <p
              role="status"
              id="calculator-says"
              className={classes(
                'min-h-10 max-w-80 content-center text-sm',
                problem || quantityProblem ? 'font-medium text-vermilion-deep' : 'text-ink-soft',
              )}
            >
              {problem ? (
                <>
                  {problem.text}
                  {problem.code === 'not_possible' ? <> {askLink}</> : null}
                </>
              ) : quantityProblem ? (
                <>
                  {quantityProblem}
                  {isTooMany(choice.quantity, limits) ? <> {askLink}</> : null}
                </>
              ) : (
                (delivery?.error ?? `${sizeText(quoted?.ownSize ?? ownSize)} inside, ${data.material}, with a new die.`)
              )}
            </p>
            <Button type="submit" className="max-sm:w-full">
              Make this box <ArrowRight aria-hidden="true" className="size-5" />
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}

/** Without a field, the blank is too large for the presses, and all three sides are marked. */
const concerns = (field: string | undefined, side: string) => field === undefined || field === side;

function Figure({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <div>
      <dt className="text-[0.8125rem] text-ink-soft">{name}</dt>
      <dd className={classes('whitespace-nowrap font-semibold leading-7', className)}>{value}</dd>
    </div>
  );
}

/** "to Coimbatore", or the words for a place that we have to confirm. */
const deliveryName = (place: string): string => {
  const [district, state] = place.split(',');
  if (state !== undefined) return `to ${district}`;
  return place === '' ? 'delivery' : `delivery: ${place}`;
};

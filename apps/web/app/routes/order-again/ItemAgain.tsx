import { dieNote, type ReorderLine } from '@boxwright/contract';
import { formatCount, formatUnitPrice, type Paise } from '@boxwright/money';
import { Link } from 'react-router';
import { ItemPicture } from '../../features/order/ItemPicture.tsx';
import { beforeOrderWords } from '../../features/proof/before-order.ts';
import { Money } from '../../ui/Money.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { quantityField } from './asked-quantities.ts';
import { ComparedAmounts } from './ComparedAmounts.tsx';

interface ItemAgainProps {
  line: ReorderLine;
  /** The quantity as typed; undefined if it wasn't. */
  typed: string | undefined;
  error: string | undefined;
  onType: () => void;
}

/** Whether an item can't be ordered again in any quantity. */
export const isGone = ({ problem, isQuantityProblem }: ReorderLine): boolean => problem !== null && !isQuantityProblem;

/** An item of the order with its quantity, today's price, and what has changed since. */
export function ItemAgain({ line, typed, error, onType }: ItemAgainProps) {
  const { name, image, description, note, quantity, quantityBefore, before, now, problem, die } = line;
  const gone = isGone(line);
  const hasFile = line.artwork === 'kept';
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg border border-line bg-card p-4 sm:grid-cols-[7.5rem_1fr_11rem] sm:gap-x-6 sm:p-5">
      <ItemPicture image={image} className="w-20 self-start sm:row-span-2 sm:w-30" />
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        <p className="text-[0.9375rem] text-ink-soft wrap-anywhere">{description}</p>
        {note ? <p className="text-[0.9375rem] text-ink-soft wrap-anywhere">Note to the printer: {note}</p> : null}
        <p className="figures mt-1 text-[0.9375rem] text-ink-soft">
          Then {formatCount(quantityBefore)} for <Money amount={before} />,{' '}
          {formatUnitPrice(before as Paise, quantityBefore)} each
        </p>
        {die ? <p className="mt-1 text-[0.9375rem] text-teal">{dieNote(die)}</p> : null}
        {gone || line.artwork === 'none' ? null : (
          <p className={`mt-1 text-[0.9375rem] ${hasFile && line.proofBefore?.isSame ? 'text-teal' : 'text-ink-soft'}`}>
            {hasFile
              ? beforeOrderWords({ ...line, hasFile, wish: null })
              : 'Its file isn’t kept any more: please send it again, from the cart or once you have ordered. You approve a new proof.'}
          </p>
        )}
        {line.address === null ? null : (
          <p className="mt-2 text-[0.9375rem]">
            <Link to={line.address} className="underline underline-offset-4">
              {gone
                ? 'See what is offered'
                : line.kind === 'sticker'
                  ? 'Change the stickers or their artwork'
                  : 'Change the box'}
              <span className="sr-only">: {name}</span>
            </Link>
          </p>
        )}
      </div>
      <div className="col-span-2 sm:col-span-1">
        {gone ? (
          <p className="font-medium text-vermilion-deep">It can’t be ordered again. {problem}</p>
        ) : (
          <>
            <TextField
              label={`Quantity of ${name}`}
              name={quantityField(line.lineId)}
              defaultValue={typed ?? String(quantity)}
              inputMode="numeric"
              autoComplete="off"
              className="figures"
              error={error ?? problem ?? undefined}
              onChange={onType}
            />
            {now !== null ? (
              <p className="figures mt-2">
                <Money amount={now} className="font-semibold text-lg" />
                <span className="block text-ink-soft text-sm">
                  {formatUnitPrice(now as Paise, quantity)} each, before GST and delivery
                </span>
              </p>
            ) : problem === null ? (
              <p className="mt-2 text-ink-soft">Left out</p>
            ) : null}
          </>
        )}
      </div>
      {now === null || line.parts.length === 0 ? null : (
        <details className="col-span-2 sm:col-start-2">
          <summary className="cursor-pointer py-2 text-[0.9375rem] underline underline-offset-4">
            {changeOf(line, now)}
          </summary>
          <ComparedAmounts
            caption={`What has changed in the price of ${name}`}
            before={`${formatCount(quantityBefore)} then`}
            now={`${formatCount(quantity)} today`}
            rows={line.parts}
            total={{ label: 'Goods before GST', before, now }}
          />
        </details>
      )}
    </li>
  );
}

const changeOf = ({ before, quantity, quantityBefore }: ReorderLine, now: number): string => {
  if (now === before) return 'The same price as then';
  if (quantity !== quantityBefore) return 'Compare the prices, part by part';
  return now < before ? 'Less than then: see why' : 'More than then: see why';
};

import type { Failure, Variant } from '@boxwright/contract';
import { AskForQuote } from '../../features/configurator/AskForQuote.tsx';
import { type BoxChoice, names, type OwnSize, sides, writeChoice } from '../../features/configurator/box-choice.ts';
import { sizeText } from '../../features/configurator/box-words.ts';
import { ProductWays } from '../../features/configurator/ProductWays.tsx';
import { measuredAs, WayToMeasure } from '../../features/configurator/WayToMeasure.tsx';
import { MillimetreField } from '../../ui/MillimetreField.tsx';
import type { StyleSides } from './side-limits.ts';

interface OwnSizeFieldsProps {
  choice: BoxChoice;
  size: OwnSize;
  /** The style of the variant that the size is based on. */
  style: StyleSides;
  problem: Failure | null;
  /** The size of the price in the bar, which stays while `size` has no price. */
  priced: Variant | OwnSize | undefined;
  onChange: (size: OwnSize) => void;
}

const labels = { length: 'Length', width: 'Width', height: 'Height' } as const;

/** The blank is too large for the presses. No single dimension is at fault, so an enquiry is offered. */
const isTooLarge = ({ code, field }: Failure) => code === 'not_possible' && field === undefined;

/** Three dimensions in mm. Their errors are shown below all three, where there is room. */
export function OwnSizeFields({
  choice,
  size,
  style: { name, limits, isInsert },
  problem,
  priced,
  onChange,
}: OwnSizeFieldsProps) {
  const wrong = (side: string) => problem !== null && (problem.field === undefined || problem.field === side);
  return (
    <fieldset className="mt-3 rounded-md border border-line bg-card p-3.5">
      <legend className="sr-only">Your own size in mm</legend>
      {isInsert ? (
        <p>
          Length, width and height are the inside of the box that it goes into. The drawing shows its cells; for more or
          fewer of them ask us for a quotation.
        </p>
      ) : (
        <WayToMeasure measured={size.measured ?? 'inside'} onChange={(way) => onChange(measuredAs(size, way))} />
      )}
      <div className="mt-3 grid grid-cols-3 gap-2 sm:gap-3">
        {sides.map((side) => (
          <MillimetreField
            key={side}
            id={`own-${side}`}
            name={names[side]}
            label={labels[side]}
            value={size[side]}
            onChange={(typed) => onChange({ ...size, [side]: typed })}
            isWrong={wrong(side)}
            describedBy={{ error: 'own-size-error', limits: 'own-size-limits' }}
            showsUnit="wide"
          />
        ))}
      </div>
      {size.measured === 'product' ? (
        <ProductWays size={size} onChange={(turned) => onChange({ ...size, ...turned })} />
      ) : null}
      <div role="status" id="own-size-error" className="text-[0.9375rem]">
        {problem === null ? null : (
          <>
            <p className="mt-2 font-medium text-vermilion-deep">
              {problem.text}
              {isTooLarge(problem) ? (
                <>
                  {' '}
                  <AskForQuote box={writeChoice(choice)} />
                </>
              ) : null}
            </p>
            {priced === undefined ? null : (
              <p className="figures mt-0.5 text-ink-soft">
                Price and pictures are still of <span className="whitespace-nowrap">{sizeText(priced)}.</span>
              </p>
            )}
          </>
        )}
      </div>
      {size.measured === undefined || problem !== null || priced === undefined ? null : (
        <p className="figures mt-2">
          On this board that is <span className="whitespace-nowrap">{sizeText(priced)} inside.</span>
        </p>
      )}
      <p id="own-size-limits" className="figures mt-2 text-ink-soft text-sm">
        {name}, inside:{' '}
        {sides.map((side, place) => (
          <span key={side}>
            <span className="whitespace-nowrap">
              {side} {limits[side][0]} to {limits[side][1]}
              {place < 2 ? ',' : ' mm.'}
            </span>{' '}
          </span>
        ))}
      </p>
    </fieldset>
  );
}

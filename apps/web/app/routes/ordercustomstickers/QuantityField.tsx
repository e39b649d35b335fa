import type { StickerRoomRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { PackagePlus } from 'lucide-react';
import { memo, type Ref } from 'react';
import { stickerNames } from '../../features/stickers/sticker-choice.ts';
import { classes } from '../../ui/classes.ts';
import { TextField } from '../../ui/TextField.tsx';

interface QuantityFieldProps {
  quantity: string;
  /** The quantities offered beside the field. */
  quantities: readonly number[];
  least: number;
  room: StickerRoomRow | null;
  error: string | undefined;
  onChange: (quantity: string) => void;
  /** Called when one of the offered quantities is chosen. */
  onChoose: (quantity: number) => void;
  /** Called when the field loses focus. */
  onLeave: () => void;
  fieldRef: Ref<HTMLInputElement>;
}

export function QuantityField(props: QuantityFieldProps) {
  const { quantity, quantities, least, room, error, onChange, onChoose, onLeave, fieldRef } = props;
  return (
    <div>
      <div className="max-w-72">
        <TextField
          ref={fieldRef}
          label="Quantity"
          name={stickerNames.quantity}
          hint={`From ${formatCount(least)} stickers.`}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          value={quantity}
          error={error}
          end="stickers"
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
          className="figures pr-20"
        />
      </div>
      <UsualQuantities
        quantities={quantities}
        chosen={quantities.find((each) => String(each) === quantity)}
        onChoose={onChoose}
      />
      <p role="status" className="mt-2 flex min-h-11 items-center gap-2 text-[0.9375rem] text-teal">
        {room === null ? null : (
          <>
            <PackagePlus aria-hidden="true" className="size-5 shrink-0" />
            <span className="figures">
              {room.text}{' '}
              <button
                type="button"
                onClick={() => onChoose(room.quantity)}
                className="min-h-11 font-semibold underline underline-offset-4"
              >
                Take {formatCount(room.quantity)}
              </button>
            </span>
          </>
        )}
      </p>
    </div>
  );
}

interface UsualQuantitiesProps extends Pick<QuantityFieldProps, 'quantities' | 'onChoose'> {
  chosen: number | undefined;
}

const UsualQuantities = memo(({ quantities, chosen, onChoose }: UsualQuantitiesProps) => (
  <ul aria-label="Usual quantities" className="mt-3 flex flex-wrap gap-2">
    {quantities.map((each) => (
      <li key={each}>
        <button
          type="button"
          aria-label={`${formatCount(each)} stickers`}
          aria-pressed={each === chosen}
          onClick={() => onChoose(each)}
          className={classes(
            'figures min-h-11 rounded-md border bg-card px-3.5 font-medium hover:border-ink',
            'aria-pressed:border-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--color-ink)]',
            'border-line-strong/60',
          )}
        >
          {formatCount(each)}
        </button>
      </li>
    ))}
  </ul>
));

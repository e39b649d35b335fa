import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { classes } from './classes.ts';
import { type RadioCard, RadioTile } from './RadioCards.tsx';

interface RadioSliderProps<V extends string | number> {
  legend: string;
  cards: readonly RadioCard<V>[];
  value: V | null;
  onChoose: (value: V) => void;
  /** The control's name in its form. */
  name: string;
  error?: string | undefined;
}

/**
 * A choice of cards with pictures in one row: two are seen on small screens, six on large ones, and the rest by
 * scrolling, with the keyboard or with two buttons.
 */
export function RadioSlider<V extends string | number>(props: RadioSliderProps<V>) {
  const { legend, cards, value, onChoose, name, error } = props;
  const row = useRef<HTMLDivElement>(null);
  const turn = (direction: 1 | -1) => {
    const list = row.current;
    list?.scrollBy({ left: direction * list.clientWidth, behavior: 'smooth' });
  };
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-2.5 font-semibold text-base">{legend}</legend>
      <div
        ref={row}
        className="scroll-row grid auto-cols-[calc((100%-0.625rem)/2.15)] grid-flow-col gap-2.5 p-0.5 sm:auto-cols-[calc((100%-1.25rem)/3)] xl:auto-cols-[calc((100%-3.125rem)/6)]"
      >
        {cards.map((card) => (
          <RadioTile
            key={card.value}
            group={name}
            value={card.value}
            isChosen={card.value === value}
            onChoose={() => onChoose(card.value)}
            className="snap-start overflow-hidden"
            {...(card.name === undefined ? {} : { label: card.name })}
            {...(error ? { isWrong: true } : {})}
          >
            {card.content}
          </RadioTile>
        ))}
      </div>
      <div className={classes('mt-2 flex gap-2', cards.length <= 6 && 'xl:hidden')}>
        <Arrow label={`Previous: ${legend}`} onPress={() => turn(-1)} icon={ArrowLeft} />
        <Arrow label={`Next: ${legend}`} onPress={() => turn(1)} icon={ArrowRight} />
      </div>
      {error ? (
        <p id={`${name}-error`} className="mt-1.5 font-medium text-[0.9375rem] text-vermilion-deep">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function Arrow({ label, onPress, icon: Icon }: { label: string; onPress: () => void; icon: typeof ArrowLeft }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="flex size-11 items-center justify-center rounded-md border border-line-strong bg-card hover:border-ink"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

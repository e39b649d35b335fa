import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export interface RadioCard<V extends string | number> {
  readonly value: V;
  /** What the card says; its text is the radio's name. */
  readonly content: ReactNode;
  /** The radio's name where the content says too much. */
  readonly name?: string;
}

interface RadioCardsProps<V extends string | number> {
  legend: ReactNode;
  cards: readonly RadioCard<V>[];
  value: V | null;
  onChoose: (value: V) => void;
  /** Classes of the grid that the cards lie in. */
  grid: string;
  error?: string | undefined;
}

/** One choice of a few, each on a card: real radio buttons, so arrow keys and forms work. */
export function RadioCards<V extends string | number>(props: RadioCardsProps<V>) {
  const { legend, cards, value, onChoose, grid, error } = props;
  const group = useId();
  return (
    <fieldset aria-describedby={error ? `${group}-error` : undefined}>
      <legend className="mb-2.5 text-base font-semibold">{legend}</legend>
      <div className={classes('grid gap-2.5', grid)}>
        {cards.map((card) => (
          <label
            key={card.value}
            className={classes(
              'relative flex min-h-12 cursor-pointer rounded-md border bg-card transition-colors',
              'has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] hover:border-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
              error ? 'border-vermilion-deep' : 'border-line-strong/60',
            )}
          >
            <input
              type="radio"
              name={group}
              value={card.value}
              checked={card.value === value}
              onChange={() => onChoose(card.value)}
              aria-label={card.name}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {card.content}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${group}-error`} className="mt-1.5 text-[0.9375rem] font-medium text-vermilion-deep">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

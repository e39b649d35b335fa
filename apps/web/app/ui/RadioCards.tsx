import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export interface RadioCard<V extends string | number> {
  readonly value: V;
  /** The card's content; its text is the radio's accessible name. */
  readonly content: ReactNode;
  /** The radio's accessible name, if the content is too long. */
  readonly name?: string;
}

interface RadioCardsProps<V extends string | number> {
  legend: ReactNode;
  cards: readonly RadioCard<V>[];
  value: V | null;
  onChoose: (value: V) => void;
  /** The control's name in its form, if the form is read or submitted by it. */
  name?: string;
  /** Classes of the grid of cards. */
  grid: string;
  error?: string | undefined;
}

/** A choice of a few cards: real radio buttons, so arrow keys and forms work. */
export function RadioCards<V extends string | number>(props: RadioCardsProps<V>) {
  const { legend, cards, value, onChoose, grid, error } = props;
  const ownId = useId();
  const group = props.name ?? ownId;
  return (
    <fieldset aria-describedby={error ? `${group}-error` : undefined}>
      <legend className="mb-2.5 text-base font-semibold">{legend}</legend>
      <div className={classes('grid gap-2.5', grid)}>
        {cards.map((card) => (
          <RadioTile
            key={card.value}
            group={group}
            value={card.value}
            isChosen={card.value === value}
            onChoose={() => onChoose(card.value)}
            {...(card.name === undefined ? {} : { label: card.name })}
            {...(error ? { isWrong: true } : {})}
          >
            {card.content}
          </RadioTile>
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

interface RadioTileProps {
  group: string;
  value: string | number;
  isChosen: boolean;
  onChoose: () => void;
  /** The card's accessible name, if the content isn't suitable. */
  label?: string;
  isWrong?: boolean;
  className?: string;
  children: ReactNode;
}

/** One card of a choice, for choices that arrange their cards themselves; goes into a fieldset. */
export function RadioTile({ group, value, isChosen, onChoose, label, isWrong, className, children }: RadioTileProps) {
  return (
    <label
      className={classes(
        'relative flex min-h-12 cursor-pointer rounded-md border bg-card transition-colors',
        'hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)]',
        'has-focus-visible:outline-2 has-focus-visible:outline-teal has-focus-visible:outline-offset-2',
        isWrong ? 'border-vermilion-deep' : 'border-line-strong/60',
        className,
      )}
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-label={label}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}

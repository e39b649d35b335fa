import type { ReactNode } from 'react';

interface SliderProps {
  label: string;
  /** The control's name in its form. */
  name: string;
  value: number;
  least: number;
  most: number;
  step: number;
  /** The value in words: "2.5 mm". */
  words: string;
  hint?: ReactNode;
  onChange: (value: number) => void;
}

/** A number on a scale: dragged, or moved by the arrow keys. */
export function Slider({ label, name, value, least, most, step, words, hint, onChange }: SliderProps) {
  const id = `slider-${name}`;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 pt-1">
        <label htmlFor={id} className="font-medium text-[0.9375rem]">
          {label}
        </label>
        <span aria-hidden="true" className="figures text-[0.9375rem]">
          {words}
        </span>
      </div>
      <input
        id={id}
        name={name}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={words}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="block h-11 w-full rounded-sm accent-vermilion-deep"
      />
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="-mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

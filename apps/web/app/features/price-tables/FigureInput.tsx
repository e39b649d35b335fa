import type { FigureRow } from '@boxwright/contract';
import { TextField } from '../../ui/TextField.tsx';
import { figureField } from './figure-field.ts';

interface FigureInputProps {
  figure: FigureRow;
  /** What was typed into a form that was refused. */
  typed: string | undefined;
}

/** A figure with its unit, its effect, its allowed range, and its problem if it has one. */
export function FigureInput({ figure, typed }: FigureInputProps) {
  const { key, label, unit, help, range, value, before, problem } = figure;
  const isLong = value.length > 24;
  return (
    <div className={isLong ? 'sm:col-span-2 2xl:col-span-3' : ''}>
      <TextField
        label={`${label} (${unit})`}
        name={figureField.nameOf(key)}
        defaultValue={typed ?? value}
        autoComplete="off"
        inputMode={/^[\d.]*$/.test(value) ? 'decimal' : 'text'}
        maxLength={2000}
        className="figures"
        error={problem ?? undefined}
        hint={`${help} Allowed: ${range}.${value === before ? '' : ` So far ${before}.`}`}
      />
    </div>
  );
}

import type { FigureRow } from '@boxwright/contract';
import { FigureInput } from './FigureInput.tsx';
import { figureField } from './figure-field.ts';

interface FigureGroupsProps {
  figures: readonly FigureRow[];
  /** What was typed into a form that was refused. */
  typed: Readonly<Record<string, string>> | undefined;
  /** Names what the figures belong to: those of something else are new fields, even with the same keys. */
  of: string;
}

/** The fields of a form of figures, by group. */
export const FigureGroups = ({ figures, typed, of }: FigureGroupsProps) =>
  [...Map.groupBy(figures, ({ group }) => group)].map(([group, ofGroup]) => (
    <fieldset key={group} className="mt-6 border-line border-t pt-4">
      <legend className="float-left mb-4 w-full font-semibold text-xl">{group}</legend>
      <div className="clear-both grid items-start gap-x-5 gap-y-5 sm:grid-cols-2 2xl:grid-cols-3">
        {ofGroup.map((figure) => (
          <FigureInput key={`${figure.key} ${of}`} figure={figure} typed={typed?.[figureField.nameOf(figure.key)]} />
        ))}
      </div>
    </fieldset>
  ));

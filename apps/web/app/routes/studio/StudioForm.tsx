import type { BoxProblem } from '@boxwright/dieline';
import type { FormEvent, RefObject } from 'react';
import { focusBoard, takenBoard } from '../../features/configurator/taken-board.ts';
import {
  enquiryQuery,
  inOtherUnit,
  isAsked,
  problemText,
  type StudioConfiguration,
  type StudioSettings,
} from '../../features/dieline/studio-configuration.ts';
import { unitNames, units } from '../../features/dieline/units.ts';
import { RadioTile } from '../../ui/RadioCards.tsx';
import { BoardFields } from './BoardFields.tsx';
import { OptionField } from './OptionField.tsx';
import { SizeFields } from './SizeFields.tsx';
import { prepareToDraw, type StudioChange } from './use-studio.ts';

interface StudioFormProps {
  settings: StudioSettings;
  configuration: StudioConfiguration;
  problem: BoxProblem | null;
  /** Inside size of the drawn box in mm. */
  inside: readonly number[];
  onChange: (change: StudioChange) => void;
  formRef: RefObject<HTMLFormElement | null>;
}

/** Size, board and the style's options. Without JavaScript it submits, and the answer is the page with the drawing. */
export function StudioForm({ settings, configuration, problem, inside, onChange, formRef }: StudioFormProps) {
  const { style } = settings;
  const { unit, options } = configuration;
  const errorOf = (field: string) => (problem?.field === field ? problemText(problem, unit, style) : undefined);
  const isElsewhere =
    problem !== null &&
    ![...style.fields, ...style.options].some(({ id }) => id === problem.field) &&
    problem.field !== 'caliper';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const board = settings.boards.find(({ id }) => id === takenBoard(event));
    if (board === undefined) return;
    onChange((before) => ({ ...before, boardId: board.id, caliper: String(board.caliper) }));
    focusBoard(event.currentTarget, board.id);
  };
  return (
    <form
      ref={formRef}
      method="get"
      onSubmit={submit}
      onFocus={prepareToDraw}
      onPointerOver={prepareToDraw}
      noValidate
      className="flex flex-col gap-5"
    >
      {/* The Enter key presses a form's first button. */}
      <button type="submit" hidden />
      <fieldset>
        <legend className="mb-2 font-semibold">Unit</legend>
        <div className="grid grid-cols-3 gap-2">
          {units.map((each) => (
            <RadioTile
              key={each}
              group="unit"
              value={each}
              isChosen={each === unit}
              onChoose={() => onChange((before) => inOtherUnit(before, each))}
              className="items-center justify-center"
            >
              {unitNames[each]}
            </RadioTile>
          ))}
        </div>
      </fieldset>
      <SizeFields
        settings={settings}
        configuration={configuration}
        errorOf={errorOf}
        onChange={(sizes) => onChange((before) => ({ ...before, sizes: { ...before.sizes, ...sizes } }))}
        onMeasure={(measured) => onChange((before) => ({ ...before, measured }))}
      />
      <BoardFields
        settings={settings}
        configuration={configuration}
        inside={inside}
        enquiry={enquiryQuery(configuration, style)}
        error={errorOf('caliper')}
        onChange={onChange}
      />
      {style.options.length === 0 ? null : (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1 font-semibold">Options</legend>
          {style.options.map((option) =>
            isAsked(option, options) ? (
              <OptionField
                key={option.id}
                option={option}
                value={options[option.id] ?? ''}
                error={errorOf(option.id)}
                onChange={(value) =>
                  onChange((before) => ({ ...before, options: { ...before.options, [option.id]: value } }))
                }
              />
            ) : null,
          )}
        </fieldset>
      )}
      {isElsewhere ? <p className="font-medium text-vermilion-deep">{problem.text}</p> : null}
      <noscript>
        <button type="submit" className="min-h-12 rounded-md bg-vermilion-deep px-5 font-semibold text-white">
          Draw it
        </button>
      </noscript>
    </form>
  );
}

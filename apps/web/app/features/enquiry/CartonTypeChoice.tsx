import { cartonTypes } from '@boxwright/contract';
import { useId } from 'react';
import { classes } from '../../ui/classes.ts';
import type { Control, FieldProps } from '../../ui/use-ruled-form.ts';

/**
 * One carton type of five. The radios hold the value themselves, so it works before hydration and without JavaScript.
 */
export function CartonTypeChoice({ field }: { field: FieldProps }) {
  const id = useId();
  const { name, defaultValue, error, ref, onChange } = field;
  return (
    <fieldset
      ref={(group) => ref(group && radioGroup(group))}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-medium text-[0.9375rem]">Carton type</legend>
      <div className="grid grid-cols-2 gap-2 @lg:grid-cols-5">
        {cartonTypes.map((type) => (
          <label
            key={type}
            className={classes(
              'relative flex min-h-12 cursor-pointer items-center rounded-md border bg-card px-3 py-2 text-[0.9375rem] leading-tight transition-colors',
              'hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:font-medium has-checked:text-white',
              'has-focus-visible:outline-2 has-focus-visible:outline-teal has-focus-visible:outline-offset-2',
              error ? 'border-vermilion-deep' : 'border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              value={type}
              defaultChecked={type === defaultValue}
              onChange={onChange}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {type}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="font-medium text-[0.9375rem] text-vermilion-deep">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The radio group as one control. */
const radioGroup = (group: HTMLFieldSetElement): Control => {
  const radios = () => [...group.querySelectorAll('input')];
  const checked = () => radios().find((radio) => radio.checked);
  return {
    get value() {
      return checked()?.value ?? '';
    },
    set value(next) {
      for (const radio of radios()) radio.checked = radio.value === next;
    },
    focus: () => (checked() ?? radios()[0])?.focus(),
  };
};

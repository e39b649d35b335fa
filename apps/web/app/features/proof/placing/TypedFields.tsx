import { useId, useState } from 'react';
import { MillimetreField } from '../../../ui/MillimetreField.tsx';

interface TypedFieldsProps<Field extends string> {
  /** Each with its label. */
  fields: readonly (readonly [field: Field, label: string])[];
  /** In mm. */
  values: Readonly<Record<Field, number>>;
  isValid: (field: Field, number: number) => boolean;
  onType: (field: Field, number: number) => void;
  /** The sentence about a text that is none of these measures. */
  wrong: string;
  /** Id of the sentence that says what they are for. */
  limits: string;
  className: string;
}

/** Measures of a picture in mm that follow what is typed. A text that is no measure stays while its field has the focus. */
export function TypedFields<Field extends string>(props: TypedFieldsProps<Field>) {
  const { fields, values, isValid, onType, wrong, limits, className } = props;
  const id = useId();
  const [typed, setTyped] = useState<{ readonly field: Field; readonly text: string } | null>(null);
  const isRight = (field: Field, text: string): boolean =>
    text.trim() !== '' && Number.isFinite(numberIn(text)) && isValid(field, numberIn(text));
  const isWrong = (field: Field) => typed?.field === field && !isRight(field, typed.text);
  const type = (field: Field, text: string) => {
    setTyped({ field, text });
    if (isRight(field, text)) onType(field, numberIn(text));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notes that the focus has left its fields. */}
      <div className={`mt-2 grid gap-2.5 ${className}`} onBlur={() => setTyped(null)}>
        {fields.map(([field, label]) => (
          <MillimetreField
            key={field}
            id={`${id}${field}`}
            name={`picture-${field}`}
            label={label}
            value={typed?.field === field ? typed.text : String(values[field])}
            onChange={(text) => type(field, text)}
            isWrong={isWrong(field)}
            describedBy={{ error: `${id}error`, limits }}
            maxLength={8}
          />
        ))}
      </div>
      <p id={`${id}error`} role="alert" className="mt-1 font-medium text-[0.9375rem] text-vermilion-deep empty:hidden">
        {fields.some(([field]) => isWrong(field)) ? wrong : null}
      </p>
    </>
  );
}

const numberIn = (text: string): number => Number(text.trim().replace(',', '.'));

import { quantityIn } from '@boxwright/contract';
import { Form } from 'react-router';
import { designName, mostDesigns } from '../../features/configurator/asked-designs.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface DesignsFormProps {
  box: readonly (readonly [string, string])[];
  typed: readonly string[];
}

/** How many boxes of each design; fields that stay empty are no designs. */
export function DesignsForm({ box, typed }: DesignsFormProps) {
  return (
    <Form method="get" preventScrollReset key={typed.join(' ')}>
      {box.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend className="mb-3 font-semibold">How many boxes of each design, up to&nbsp;{mostDesigns}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {Array.from({ length: mostDesigns }, (_, index) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: the designs have no other names.
              key={index}
              name={designName}
              label={`Design ${index + 1}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              defaultValue={typed[index] ?? ''}
              error={errorOf(typed, index)}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" tone="primary" className="mt-5">
        Price these designs
      </Button>
    </Form>
  );
}

const errorOf = (typed: readonly string[], index: number): string | undefined => {
  const text = typed[index];
  if (text === undefined) {
    return index === 1 && typed.length < 2 ? 'Please enter a second design, or order one in the cart.' : undefined;
  }
  const quantity = quantityIn(text) ?? Number.NaN;
  if (!(quantity > 0)) return 'Please enter a whole number.';
  return quantity > 1e6 ? 'Please enter at most 10,00,000.' : undefined;
};

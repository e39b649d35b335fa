import type { Measured } from '@boxwright/contract';
import { ProductWays } from '../../features/configurator/ProductWays.tsx';
import type { TypedSides } from '../../features/configurator/product-ways.ts';
import { WayToMeasure } from '../../features/configurator/WayToMeasure.tsx';
import {
  isMeasuredAnyWay,
  type StudioConfiguration,
  type StudioSettings,
} from '../../features/dieline/studio-configuration.ts';
import { controlStyle } from '../../ui/field-parts.tsx';

interface SizeFieldsProps {
  settings: StudioSettings;
  configuration: StudioConfiguration;
  errorOf: (field: string) => string | undefined;
  onChange: (sizes: Partial<TypedSides>) => void;
  onMeasure: (measured: Measured) => void;
}

const columns = ['grid-cols-1', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3'];

/** The style's measures side by side; an error is shown below all of them, where there is space. */
export function SizeFields({ settings, configuration, errorOf, onChange, onMeasure }: SizeFieldsProps) {
  const { fields, family } = settings.style;
  const { sizes, unit, measured } = configuration;
  const canMeasure = isMeasuredAnyWay(settings.style);
  const wrong = fields.find(({ id }) => errorOf(id) !== undefined);
  const hints = fields.filter(({ hint }) => hint !== undefined);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        {family === 'flat' || canMeasure ? 'Size' : family === 'insert' ? 'Inside size of its box' : 'Inside size'}{' '}
        <span className="font-normal text-ink-soft text-sm">in {unit === 'in' ? 'inches' : unit}</span>
      </legend>
      {canMeasure ? (
        <div className="mb-3">
          <WayToMeasure measured={measured} onChange={onMeasure} />
        </div>
      ) : null}
      <div className={`grid gap-2 ${columns[fields.length] ?? 'grid-cols-3'}`}>
        {fields.map(({ id, label }) => (
          <div key={id} className="flex flex-col gap-1.5">
            <label htmlFor={`size-${id}`} className="font-medium text-[0.9375rem]">
              {label}
            </label>
            <input
              id={`size-${id}`}
              name={id}
              inputMode="decimal"
              autoComplete="off"
              value={sizes[id]}
              onChange={(event) => onChange({ [id]: event.currentTarget.value })}
              data-command={id === fields[0]?.id ? 'Change the size' : undefined}
              aria-invalid={errorOf(id) === undefined ? undefined : true}
              aria-describedby={errorOf(id) === undefined ? undefined : 'size-error'}
              className={`${controlStyle} figures`}
            />
          </div>
        ))}
      </div>
      {measured === 'product' ? <ProductWays size={sizes} onChange={onChange} /> : null}
      <p id="size-error" role="status" className="font-medium text-[0.9375rem] text-vermilion-deep">
        {wrong === undefined ? null : <span className="mt-1.5 block">{errorOf(wrong.id)}</span>}
      </p>
      {hints.map(({ id, label, hint }) => (
        <p key={id} className="mt-1.5 text-ink-soft text-sm">
          {label}: {hint?.charAt(0).toLowerCase()}
          {hint?.slice(1)}.
        </p>
      ))}
    </fieldset>
  );
}

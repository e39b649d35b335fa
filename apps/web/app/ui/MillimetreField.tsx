import { controlStyle } from './field-parts.tsx';

interface MillimetreFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  isWrong: boolean;
  /** Ids of the error and of the limits, which several sides share. */
  describedBy: { readonly error: string; readonly limits: string };
  maxLength?: number;
  /** Whether phones have room for the unit. */
  showsUnit?: 'always' | 'wide';
}

/** One side of a size that is typed in mm. */
export function MillimetreField(props: MillimetreFieldProps) {
  const { id, name, label, value, onChange, isWrong, describedBy, maxLength, showsUnit = 'always' } = props;
  const isWide = showsUnit === 'wide';
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-[0.9375rem]">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? describedBy.error : describedBy.limits}
          className={`${controlStyle} figures ${isWide ? 'sm:pr-11' : 'pr-11'}`}
        />
        <span
          aria-hidden="true"
          className={`absolute inset-y-0 right-0 flex items-center pr-3 text-[0.9375rem] text-ink-soft ${isWide ? 'max-sm:hidden' : ''}`}
        >
          mm
        </span>
      </div>
    </div>
  );
}

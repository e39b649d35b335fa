import { Fragment, type ReactNode } from 'react';

/** The texts of a field. */
export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the field as optional. */
  optional?: boolean;
}

export const controlStyle =
  'w-full rounded-md border border-line-strong bg-card px-3.5 min-h-12 text-base text-ink placeholder:text-line-strong ' +
  'hover:border-ink aria-invalid:border-vermilion-deep aria-invalid:bg-vermilion-soft/40 disabled:bg-board disabled:text-ink-soft';

/** Ids of the texts that describe a control, for aria-describedby. */
export const describedBy = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): string | undefined =>
  [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;

export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-[0.9375rem] font-medium">
        {breakable(label)}
        {optional ? <span className="font-normal text-ink-soft"> (optional)</span> : null}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} className="text-[0.9375rem] font-medium text-vermilion-deep">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** A text that may wrap after its slashes: "Flat/House/Company/…" is one word otherwise. */
export const breakable = (text: string): ReactNode =>
  text.split(/(?<=\/)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered.
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, type PostedFormState, usePostedForm } from '../../features/office/posted-form.ts';
import { useKeptForm } from '../../features/office/use-kept-form.ts';

interface SaleFormProps {
  /** The form's name; forms of lines also give `line`. */
  name: string;
  line?: number;
  /** The version of the sale that the page shows. */
  seen: number;
  posted: Posted | undefined;
  className?: string;
  label?: string;
  children: (field: PostedFormState['field'], busy: boolean) => ReactNode;
}

/** A form of a sale's page. */
export function SaleForm({ name, line, seen, posted, className, label, children }: SaleFormProps) {
  const own = line === undefined ? name : `${name}:${line}`;
  const form = usePostedForm(own, posted);
  const { pathname } = useLocation();
  const timesSent = useKeptForm(form.ref, `${pathname} ${own}`, form.failed !== undefined);
  useEffect(() => {
    if (timesSent === 0 || document.activeElement !== document.body) return;
    // The form has been replaced by an empty one, which may be folded, and the pressed button with it.
    const told = document.querySelector<HTMLElement>('main [data-notice]');
    (told ?? form.ref.current?.closest('details')?.querySelector('summary'))?.focus();
  }, [form.ref, timesSent]);
  return (
    <OfficeForm key={timesSent} of={form} hidden={{ line }} isAllAbove className={className} aria-label={label}>
      {/* Not restored with the typed values: a form that is sent again is for the sale as it is now. */}
      <input type="hidden" name="seen" value={seen} />
      {children(form.field, form.isSending)}
    </OfficeForm>
  );
}

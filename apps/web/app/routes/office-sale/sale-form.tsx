import type { ReactNode } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { PostedProblemNote } from '../../features/office/PostedProblemNote.tsx';
import { type PostedForm, usePostedForm } from '../../features/office/posted-form.ts';
import { useKeptForm } from '../../features/office/use-kept-form.ts';

type Field = ReturnType<typeof usePostedForm>['field'];

interface SaleFormProps {
  /** `form` on the wire; forms of lines add the line. */
  name: string;
  line?: number;
  /** The version of the sale that the page shows. */
  seen: number;
  posted: PostedForm | undefined;
  className?: string;
  label?: string;
  children: (field: Field, busy: boolean) => ReactNode;
}

/** A form of a sale's page. */
export function SaleForm({ name, line, seen, posted, className, label, children }: SaleFormProps) {
  const own = line === undefined ? name : `${name}-${line}`;
  const form = usePostedForm(own, posted);
  const { pathname } = useLocation();
  const timesSent = useKeptForm(form.ref, `${pathname} ${own}`, form.failed !== undefined);
  const sent = useNavigation().formData;
  const busy = sent?.get('form') === name && (line === undefined || sent.get('line') === String(line));
  return (
    <Form
      key={timesSent}
      ref={form.ref}
      method="post"
      noValidate
      preventScrollReset
      className={className}
      aria-label={label}
    >
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="seen" value={seen} />
      {line === undefined ? null : <input type="hidden" name="line" value={line} />}
      <div className="col-span-full empty:hidden">
        <PostedProblemNote failed={form.failed} />
      </div>
      {children(form.field, busy)}
    </Form>
  );
}

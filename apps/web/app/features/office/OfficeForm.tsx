import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { FormOfWholeAddress } from './FormOfWholeAddress.tsx';
import { PostedProblemNote } from './PostedProblemNote.tsx';
import type { PostedFormState } from './posted-form.ts';

interface OfficeFormProps extends Omit<ComponentProps<typeof Form>, 'hidden' | 'method' | 'ref'> {
  of: PostedFormState;
  /** Fields that aren't shown. */
  hidden?: Readonly<Record<string, string | number | undefined>>;
  /** Whether a field's refusal shows above the form too, because all its fields may be out of sight. */
  isAllAbove?: boolean;
  /** Whether the hash of the page's address is kept without JavaScript, too. */
  keepsHash?: boolean;
}

/** A form of the back office: its name, its hidden fields and why it was refused. */
export function OfficeForm({
  of,
  hidden = {},
  isAllAbove = false,
  keepsHash = false,
  children,
  ...props
}: OfficeFormProps) {
  const Posting = keepsHash ? FormOfWholeAddress : Form;
  return (
    <Posting key={of.timesDone} ref={of.ref} method="post" noValidate preventScrollReset {...props}>
      {of.name === '' ? null : <input type="hidden" name="form" value={of.name} />}
      {Object.entries(hidden).map(([name, value]) =>
        value === undefined ? null : (
          // A refused form keeps the version that its values were typed for.
          <input key={name} type="hidden" name={name} value={of.field(name, String(value)).defaultValue} />
        ),
      )}
      <div className="col-span-full empty:hidden">
        <PostedProblemNote failed={isAllAbove || of.failed?.field === undefined ? of.failed : undefined} />
      </div>
      {children}
    </Posting>
  );
}

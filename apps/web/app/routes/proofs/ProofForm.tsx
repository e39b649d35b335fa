import { type ProofRow, proofNameMaxLength, proofTextMaxLength } from '@boxwright/contract';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useRefusedFocus } from '../../features/plain-form/use-refused-focus.ts';
import { type ProofForm as FormName, paths } from '../../paths.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ItemProps } from './item-props.ts';
import { errorOf, type PostedOnProof } from './posted-on-proof.ts';

interface ProofFormProps extends ItemProps {
  form: FormName;
  proof: ProofRow;
  children: (isBusy: boolean) => ReactNode;
}

/** A form about a proof, with its hidden fields. */
export function ProofForm({ form, item, token, proof, posted, children }: ProofFormProps) {
  const action = paths.proofForm(token, form);
  const { formAction, formData } = useNavigation();
  const ref = useRefusedFocus(posted);
  return (
    <Form ref={ref} method="post" action={action} noValidate preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="item" value={item.number} />
      <input type="hidden" name="proof" value={proof.id} />
      {children(formAction === action && formData?.get('proof') === String(proof.id))}
    </Form>
  );
}

interface FieldProps {
  /** The refusal of the field's form. */
  posted: PostedOnProof | undefined;
  /** Follows its name, on a page with several items. */
  of: string;
}

export const NameField = ({ posted, of, optional }: FieldProps & { optional?: boolean }) => (
  <TextField
    label="Your name"
    {...(of !== '' && { 'aria-label': `Your name${of}` })}
    {...(optional ? { optional } : {})}
    name="name"
    autoComplete="name"
    maxLength={proofNameMaxLength}
    defaultValue={posted?.typed.name}
    error={errorOf(posted, 'name')}
  />
);

export const WordsField = ({ posted, of, label }: FieldProps & { label: string }) => (
  <TextArea
    label={label}
    {...(of !== '' && { 'aria-label': `${label}${of}` })}
    name="text"
    rows={3}
    maxLength={proofTextMaxLength}
    defaultValue={posted?.typed.text}
    error={errorOf(posted, 'text')}
  />
);

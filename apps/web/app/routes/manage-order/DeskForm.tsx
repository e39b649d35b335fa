import { type ReactNode, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { type Posted, useFocusOnRefusal } from '../../features/office/posted-form.ts';
import { useKeptForm } from '../../features/office/use-kept-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { Button } from '../../ui/Button.tsx';
import type { ButtonTone } from '../../ui/button-style.ts';
import type { DeskFormName } from './posted-desk-form.ts';
import { useOrderAddresses } from './use-order-addresses.ts';

interface DeskFormProps {
  orderId: number;
  form: DeskFormName;
  /** Fields that aren't shown. */
  hidden?: Readonly<Record<string, string | number>>;
  /** Whether typed values are kept for a return to the page. */
  isKept?: boolean;
  /** The refusal of this form, not of another one on the page. */
  refusal?: Posted | undefined;
  button: string;
  busy: string;
  tone?: ButtonTone;
  size?: 'regular' | 'small';
  /** What is shown beside the button. */
  beside?: ReactNode;
  label?: string;
  className?: string;
  children?: ReactNode;
}

/** One of the page's forms; works without JavaScript too. */
export function DeskForm(props: DeskFormProps) {
  const {
    orderId,
    form,
    hidden = {},
    isKept = false,
    refusal,
    button,
    busy,
    tone = 'ink',
    size = 'small',
    beside,
    label,
  } = props;
  const { formAction, formData } = useNavigation();
  const action = useOrderAddresses(orderId).form(form);
  const ref = useRef<HTMLFormElement>(null);
  const timesSent = useKeptForm(ref, isKept ? `${form} of order ${orderId}` : null, refusal !== undefined);
  useFocusOnRefusal(ref, refusal?.failed);
  const isSame = Object.entries(hidden).every(([name, value]) => formData?.get(name) === String(value));
  return (
    <Form
      key={timesSent}
      ref={ref}
      method="post"
      action={action}
      noValidate
      replace
      preventScrollReset
      aria-label={label}
      className={props.className}
    >
      <PostedFailure failed={refusal?.failed} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.children}
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        <Button type="submit" tone={tone} size={size} busy={formAction === action && isSame && busy}>
          {button}
        </Button>
        {beside}
      </div>
    </Form>
  );
}

import type { CartRow } from '@boxwright/contract';
import { Form, useNavigation } from 'react-router';
import type { PostedProblem } from '../../features/plain-form/posted.server.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface CouponFormProps {
  coupon: CartRow['coupon'];
  /** The code that was refused, and why. */
  refused: { readonly failed: PostedProblem; readonly typed: { readonly coupon: string } } | undefined;
}

/** The cart's coupon: a field to enter one, or the entered one with why it takes nothing off. */
export function CouponForm({ coupon, refused }: CouponFormProps) {
  const { formData } = useNavigation();
  const isSending = formData?.has('coupon') ?? false;
  if (coupon !== null) {
    return (
      <Form method="post" preventScrollReset className="flex flex-wrap items-center justify-between gap-x-4">
        <p>
          Coupon <strong>{coupon.code}</strong>
        </p>
        <input type="hidden" name="coupon" value="" />
        <Button type="submit" tone="quiet" size="small" busy={isSending && 'Working…'}>
          Take out<span className="sr-only"> coupon {coupon.code}</span>
        </Button>
        {coupon.problem === null ? null : (
          <p role="status" className="w-full font-medium text-[0.9375rem] text-vermilion-deep">
            {coupon.problem}
          </p>
        )}
      </Form>
    );
  }
  return (
    <Form method="post" noValidate preventScrollReset>
      <div className="grid grid-cols-[1fr_auto] items-start gap-2.5">
        <TextField
          key={refused?.typed.coupon}
          label="Coupon code"
          name="coupon"
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          defaultValue={refused?.typed.coupon ?? ''}
          error={refused?.failed.text}
        />
        <Button type="submit" tone="outline" busy={isSending && 'Working…'} className="mt-7.5">
          Use
        </Button>
      </div>
    </Form>
  );
}

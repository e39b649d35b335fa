import type { Posted } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Sale } from './load-sale.ts';
import { SaleForm } from './sale-form.tsx';

interface SaleCouponProps {
  sale: Sale;
  posted: Posted | undefined;
}

/** The coupon that the customer names on the phone: a field to enter it, or the entered one. */
export const SaleCoupon = ({ sale: { coupon, version }, posted }: SaleCouponProps) =>
  coupon === null ? (
    <SaleForm
      name="coupon"
      seen={version}
      posted={posted}
      label="Coupon"
      className="grid grid-cols-[1fr_auto] items-start gap-2.5"
    >
      {(field, busy) => (
        <>
          <TextField
            label="Coupon code"
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...field('code')}
          />
          <Button type="submit" tone="outline" busy={busy && 'Working…'} className="mt-7.5">
            Use
          </Button>
        </>
      )}
    </SaleForm>
  ) : (
    <SaleForm
      name="coupon"
      seen={version}
      posted={posted}
      className="flex flex-wrap items-center justify-between gap-x-4"
    >
      {(_field, busy) => (
        <>
          <p>
            Coupon <strong>{coupon.code}</strong>
          </p>
          <input type="hidden" name="code" value="" />
          <Button type="submit" tone="quiet" size="small" busy={busy && 'Working…'}>
            Take out<span className="sr-only"> coupon {coupon.code}</span>
          </Button>
          {coupon.problem === null ? null : (
            <p className="w-full font-medium text-[0.9375rem] text-vermilion-deep">{coupon.problem}</p>
          )}
        </>
      )}
    </SaleForm>
  );

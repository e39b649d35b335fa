import { type CouponRow, discountKindNames, discountKinds } from '@boxwright/contract';
import { SaveOrLeave } from '../../features/office/discounts/SaveOrLeave.tsx';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import type { PostedFormState } from '../../features/office/posted-form.ts';
import { officePaths } from '../../office-paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface CouponFieldsProps {
  form: PostedFormState;
  /** Null for a new one. */
  coupon: CouponRow | null;
  groups: readonly { readonly id: number; readonly name: string }[];
  today: string;
}

const rupeesText = (amount: number | null | undefined): string => (amount ? String(amount / 100) : '');
const countText = (count: number | null | undefined): string => (count ? String(count) : '');

/** The form of a coupon. */
export function CouponFields({ form, coupon, groups, today }: CouponFieldsProps) {
  const count = { inputMode: 'numeric', maxLength: 10, optional: true } as const;
  const amount = { inputMode: 'decimal', maxLength: 15 } as const;
  /** A box of a refused form stays as it was left. */
  const checked = (name: string, initial: boolean) => ({
    name,
    value: 'yes',
    defaultChecked: form.failed === undefined ? initial : form.field(name).defaultValue !== '',
  });
  return (
    <OfficeForm
      of={form}
      hidden={{ id: coupon?.id, seen: coupon?.version ?? 0 }}
      className="mt-4 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      <TextField
        label="Code"
        hint="Letters and digits, such as DIWALI10."
        maxLength={20}
        autoComplete="off"
        {...form.field('code', coupon?.code)}
      />
      <TextField
        label="Share of the goods"
        end="%"
        inputMode="decimal"
        maxLength={10}
        {...form.field('percent', coupon?.percent ? String(coupon.percent) : '')}
      />
      <TextField
        label="Or an amount before GST"
        start="₹"
        {...amount}
        {...form.field('amount', rupeesText(coupon?.amount))}
      />
      <TextField
        label="Only from goods of"
        optional
        start="₹"
        {...amount}
        {...form.field('least', rupeesText(coupon?.least))}
      />
      <TextField label="First day" type="date" {...form.field('validFrom', coupon?.validFrom ?? today)} />
      <TextField label="Last day" optional type="date" {...form.field('validUntil', coupon?.validUntil ?? '')} />
      <TextField label="Uses in all" {...count} {...form.field('usesInAll', countText(coupon?.usesInAll))} />
      <TextField label="Uses for each buyer" {...count} {...form.field('usesEach', countText(coupon?.usesEach))} />
      <Select
        label="Only for the group"
        placeholder="For everybody"
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('groupId', coupon?.group ? String(coupon.group.id) : '')}
      />
      <fieldset className="col-span-full">
        <legend className="font-semibold">What it is for</legend>
        <div className="flex flex-wrap gap-x-6">
          {discountKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={discountKindNames[kind]}
              {...checked(`kind-${kind}`, coupon?.kinds.includes(kind) ?? true)}
            />
          ))}
        </div>
        {form.field('kinds').error === undefined ? null : (
          <p role="alert" className="font-medium text-vermilion-deep">
            {form.field('kinds').error}
          </p>
        )}
      </fieldset>
      <div className="col-span-full flex flex-wrap gap-x-6">
        <Checkbox label="First order only" {...checked('isForFirstOrder', coupon?.isForFirstOrder ?? false)} />
        <Checkbox label="Beside price lists" {...checked('isCombinable', coupon?.isCombinable ?? false)} />
      </div>
      <SaveOrLeave isSending={form.isSending} what="coupon" leave={coupon === null ? undefined : officePaths.coupons} />
    </OfficeForm>
  );
}

import { MobileField } from '../../ui/MobileField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { usePostedForm } from './posted-form.ts';

interface CustomerFieldsProps {
  field: ReturnType<typeof usePostedForm>['field'];
  customer?: {
    readonly name: string;
    readonly email: string;
    readonly mobile: string;
    readonly companyName: string;
    readonly gstin: string;
  };
  /** Whether this member may not change the email, which opens the account. */
  isEmailFixed?: boolean;
}

/** The details of a customer, as staff enter or correct them. */
export const CustomerFields = ({ field, customer, isEmailFixed = false }: CustomerFieldsProps) => (
  <>
    <TextField label="Name" autoComplete="off" maxLength={100} {...field('name', customer?.name)} />
    <TextField
      label="Company"
      optional
      autoComplete="off"
      maxLength={150}
      {...field('companyName', customer?.companyName)}
    />
    <TextField
      label="Email"
      type="email"
      autoComplete="off"
      maxLength={254}
      readOnly={isEmailFixed}
      hint={isEmailFixed ? 'It opens the account: only an Admin changes it, or the customer in My Profile.' : undefined}
      {...field('email', customer?.email)}
    />
    <MobileField autoComplete="off" {...field('mobile', customer?.mobile)} />
    <TextField
      label="GSTIN"
      optional
      autoComplete="off"
      autoCapitalize="characters"
      {...field('gstin', customer?.gstin)}
    />
  </>
);

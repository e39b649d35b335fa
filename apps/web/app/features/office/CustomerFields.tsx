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
}

/** The details of a customer, as staff enter or correct them. */
export const CustomerFields = ({ field, customer }: CustomerFieldsProps) => (
  <>
    <TextField label="Name" autoComplete="off" maxLength={100} {...field('name', customer?.name)} />
    <TextField
      label="Company"
      optional
      autoComplete="off"
      maxLength={150}
      {...field('companyName', customer?.companyName)}
    />
    <TextField label="Email" type="email" autoComplete="off" maxLength={254} {...field('email', customer?.email)} />
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

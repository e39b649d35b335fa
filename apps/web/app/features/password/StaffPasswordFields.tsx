import { minimumStaffPasswordLength } from '@boxwright/contract';
import { type ComponentProps, useState } from 'react';
import { PasswordField } from '../../ui/PasswordField.tsx';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label'>;

interface StaffPasswordFieldsProps {
  /** A form's field with its name, value and error. */
  field: (name: 'password' | 'confirmPassword') => Field;
}

/** A new password of staff, typed twice. */
export function StaffPasswordFields({ field }: StaffPasswordFieldsProps) {
  const [isLongEnough, setLongEnough] = useState(false);
  const hint = `At least ${minimumStaffPasswordLength} characters. A few words are easy to remember`;
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        maxLength={128}
        hint={isLongEnough ? 'Long enough' : hint}
        onChange={({ currentTarget }) => setLongEnough(currentTarget.value.length >= minimumStaffPasswordLength)}
        {...field('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        maxLength={128}
        {...field('confirmPassword')}
      />
    </>
  );
}

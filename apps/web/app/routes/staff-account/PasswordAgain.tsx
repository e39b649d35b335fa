import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface PasswordAgainProps {
  /** Which of the page's forms it is. */
  name: string;
  /** The button's label, which is also the form's name for screen readers. */
  label: string;
  posted: Posted | undefined;
}

/** Confirms an action on the account by the password. */
export function PasswordAgain({ name, label, posted }: PasswordAgainProps) {
  const form = usePostedForm(name, posted);
  return (
    <OfficeForm of={form} aria-label={label} className="mt-4 grid max-w-sm gap-4">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        maxLength={128}
        {...form.field('password')}
      />
      <div>
        <Button type="submit" tone="outline" busy={form.isSending && 'Please wait...'}>
          {label}
        </Button>
      </div>
    </OfficeForm>
  );
}

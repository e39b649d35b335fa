import { staffRoles } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** Invites somebody to the staff by mail. */
export function InviteForm({ posted }: { posted: Posted | undefined }) {
  const form = usePostedForm('invite', posted);
  return (
    <Card className="mt-8 max-w-3xl p-5 sm:p-6">
      <h2 className="text-2xl">Invite somebody</h2>
      <p className="mt-1 text-ink-soft">
        They get a mail with a link that works once, for seven days, and choose their own password.
      </p>
      <OfficeForm
        of={form}
        aria-label="Invite somebody"
        className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-2"
      >
        <TextField label="Name" autoComplete="off" maxLength={100} {...form.field('name')} />
        <EmailField autoComplete="off" {...form.field('email')} />
        <Select
          label="Role"
          placeholder="Choose a role"
          options={staffRoles.map((role) => ({ value: role, label: role }))}
          {...form.field('role')}
        />
        <div className="sm:col-span-2">
          <Button type="submit" tone="ink" busy={form.isSending && 'Sending…'}>
            Send invitation
          </Button>
        </div>
      </OfficeForm>
    </Card>
  );
}

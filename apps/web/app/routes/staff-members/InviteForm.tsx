import { type Failure, type InvitationForm, invitationRules, staffRoles } from '@boxwright/contract';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { notify } from '../../ui/notify.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';

interface InviteFormProps {
  /** The values of a form that was posted without JavaScript, and why it was refused. */
  typed: InvitationForm | undefined;
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

const empty: InvitationForm = { name: '', email: '', role: '' };

/** Invites somebody to the staff by mail. */
export function InviteForm({ typed, failed }: InviteFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useRuledForm({
    rules: invitationRules,
    defaults: typed ?? empty,
    failed,
    send: async (values) => {
      const answer = await call('InviteStaff', { ...values, email: values.email.trim() });
      if (!answer.ok && answer.failure.code === 'signed_out') {
        notify.error(answer.failure.text);
        await navigate(officePaths.staffSignIn(officePaths.staffMembers));
        return undefined;
      }
      if (!answer.ok) return answer;
      notify.success(`The invitation is on its way to ${answer.value.email}.`);
      for (const name of ['name', 'email', 'role'] as const) form.setValue(name, '');
      await revalidate();
      return answer;
    },
  });
  return (
    <Card className="mt-8 max-w-3xl p-5 sm:p-6">
      <h2 className="text-2xl">Invite somebody</h2>
      <p className="mt-1 text-ink-soft">
        They get a mail with a link that works once, for seven days, and choose their own password.
      </p>
      <form
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        aria-label="Invite somebody"
        className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <PostedFailure failed={failed} />
        </div>
        <input type="hidden" name="form" value="invite" />
        <TextField label="Name" autoComplete="off" maxLength={100} {...form.field('name')} />
        <EmailField autoComplete="off" {...form.field('email')} />
        <Select
          label="Role"
          placeholder="Choose a role"
          options={staffRoles.map((role) => ({ value: role, label: role }))}
          {...form.field('role')}
        />
        <div className="sm:col-span-2">
          <Button type="submit" tone="ink" busy={form.busy && 'Sending…'}>
            Send invitation
          </Button>
        </div>
      </form>
    </Card>
  );
}

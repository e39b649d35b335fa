import { type Failure, joinPageRules, minimumStaffPasswordLength } from '@boxwright/contract';
import { call } from '../../api.ts';
import { StaffPasswordFields } from '../../features/password/StaffPasswordFields.tsx';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';

interface JoinFormProps {
  token: string;
  email: string;
  name: string;
  /** Why a form that was posted without JavaScript was refused. */
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

/** Name and password of a new member. The hidden email is for the browser's password manager. */
export function JoinForm({ token, email, name, failed }: JoinFormProps) {
  const form = useRuledForm({
    rules: joinPageRules,
    defaults: { name, password: '', confirmPassword: '' },
    failed,
    send: async (typed) => {
      const answer = await call('JoinStaff', { token, name: typed.name, password: typed.password });
      // A full page load, because the menu of the next page depends on the role.
      if (answer.ok) window.location.replace(officePaths.manage);
      return answer;
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField label="Name" autoComplete="name" maxLength={100} {...form.field('name')} />
      <StaffPasswordFields
        field={form.field}
        isLongEnough={form.current.password.length >= minimumStaffPasswordLength}
      />
      <Button type="submit" tone="ink" busy={form.busy && 'Please wait...'}>
        Join
      </Button>
    </form>
  );
}

import { registrationPageRules } from '@boxwright/contract';
import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { StrengthHint } from '../../features/password/StrengthHint.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { signInNotices } from '../../features/session/sign-in-notices.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import type { Route } from './+types/route.ts';
import { receiveRegistration } from './receive-registration.server.ts';

export const query = ['from'];

export const meta = unlistedMeta('Register');

const empty = { name: '', email: '', mobile: '', companyName: '', password: '', confirmPassword: '' };

/** For the form posted without JavaScript; with JavaScript the browser calls the same operation itself. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
  receiveRegistration(request, url, context.get(serverApi));

export default function Register({ actionData }: Route.ComponentProps) {
  const { failed, typed } = actionData ?? {};
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useRuledForm({
    rules: registrationPageRules,
    defaults: { ...empty, ...typed },
    failed,
    keepAs: 'register',
    secrets: ['password', 'confirmPassword'],
    send: async ({ confirmPassword: _, ...account }) => {
      const answer = await call('AddCustomer', { ...account, status: 'Website', updatedBy: 0 });
      if (!answer.ok) return answer;
      notify.success(signInNotices.registration);
      await navigate(paths.login, { state: { email: account.email.trim() } });
      return answer;
    },
  });
  const { password } = form.current;

  return (
    <div className="page flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-xl p-5 sm:p-8">
        <PostedFailure failed={failed} />
        <h1 className="text-3xl">Register</h1>
        <p className="mt-2 text-ink-soft">An account keeps your boxes, addresses and orders in one place.</p>
        {/* Without an action it is posted to this whole address, as at sign-in. */}
        <form method="post" data-plain noValidate onSubmit={form.onSubmit} className="mt-6 grid gap-5 sm:grid-cols-2">
          <TextField label="Name" autoComplete="name" {...form.field('name')} />
          <TextField label="Company name" optional autoComplete="organization" {...form.field('companyName')} />
          <EmailField {...form.field('email')} />
          <MobileField {...form.field('mobile')} />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            maxLength={128}
            hint={<StrengthHint password={password} />}
            {...form.field('password')}
          />
          <PasswordField
            label="Confirm Password"
            autoComplete="new-password"
            maxLength={128}
            {...form.field('confirmPassword')}
          />
          <p className="text-sm text-ink-soft sm:col-span-2">
            We use these details to run your account, to deliver and invoice your orders, and to answer you. We never
            sell them, and you can ask us to correct or erase them at any time.
          </p>
          <Button type="submit" busy={form.busy && 'Registering…'} className="sm:col-span-2">
            Register
          </Button>
        </form>
        <p className="crease mt-6 border-t pt-5 text-[0.9375rem]">
          Already registered?{' '}
          <Link
            to={paths.login + search}
            className="inline-block py-2.5 font-semibold text-vermilion-deep underline underline-offset-4"
          >
            Login
          </Link>
        </p>
      </Card>
    </div>
  );
}

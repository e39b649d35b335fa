import { loginRules } from '@boxwright/contract';
import { redirect, redirectDocument } from 'react-router';
import { call } from '../../api.ts';
import { startPageOf } from '../../features/office/areas.ts';
import { ownPage } from '../../features/session/own-page.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Back office | Boxwright' },
  { name: 'robots', content: 'noindex' },
];

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const from = officeAddress(url.searchParams.get('from'));
  const answer = await context.get(serverApi).call('UserInfo', {});
  if (answer.ok && answer.value.staffRole !== null)
    throw from === null ? redirect(startPageOf(answer.value.staffRole)) : redirectDocument(from);
  return { from };
};

/** Something of the back office that required sign-in. */
const officeAddress = (from: string | null): string | null => {
  const page = ownPage(from);
  return page?.startsWith(`${paths.manage}/`) ? page : null;
};

export default function Manage({ loaderData: { from } }: Route.ComponentProps) {
  const form = useRuledForm({
    rules: loginRules,
    defaults: { email: '', password: '' },
    secrets: ['password'],
    send: async ({ email, password }) => {
      const answer = await call('StaffSignIn', { email: email.trim(), password });
      if (!answer.ok) return { ok: false, failure: { field: 'password', ...answer.failure } };
      // It may be a file, which isn't a page of the app.
      window.location.replace(from ?? paths.manage);
      return answer;
    },
  });
  return (
    <div className="page flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md p-5 sm:p-8">
        <h1 className="text-3xl">Staff sign-in</h1>
        <p className="mt-2 text-ink-soft">For the people of the print shop. Customers sign in at the shop.</p>
        <form method="post" noValidate onSubmit={form.onSubmit} className="mt-6 flex flex-col gap-5">
          <EmailField autoComplete="username" {...form.field('email')} />
          <PasswordField label="Password" autoComplete="current-password" maxLength={128} {...form.field('password')} />
          <Button type="submit" tone="ink" busy={form.busy && 'Signing in…'}>
            Sign in
          </Button>
        </form>
      </Card>
    </div>
  );
}

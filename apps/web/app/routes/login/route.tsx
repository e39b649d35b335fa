import { loginRules } from '@boxwright/contract';
import { useEffect } from 'react';
import { Link, redirect, useLocation, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../api.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { withHash } from '../../features/session/hash-on-the-way.ts';
import { forgetMarkers, readMarkers, rememberFrom } from '../../features/session/page-marker.ts';
import { forgetPendingCart, readPendingCart } from '../../features/session/pending-cart.ts';
import { keepSignedIn, refreshSession } from '../../features/session/session.ts';
import { signInNotice } from '../../features/session/sign-in-notices.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import type { Route } from './+types/route.ts';
import { pageAfterLogin, pageAfterPlainLogin } from './after-login.ts';
import { receiveLogin } from './receive-login.server.ts';

export const meta = unlistedMeta('Login');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const answer = await context.get(serverApi).call('UserInfo', {});
  if (answer.ok && answer.value.customers.length > 0) throw redirect(pageAfterPlainLogin(url));
  return null;
};

/** For the form posted without JavaScript; with JavaScript the browser calls the same operation itself. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
  receiveLogin(request, url, context.get(serverApi));

export default function Login({ actionData }: Route.ComponentProps) {
  const { failed, typed } = actionData ?? {};
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const [asked] = useSearchParams();
  const from = withHash(asked.get('from'), hash);
  const registeredAs = useRegisteredEmail();
  const form = useRuledForm({
    rules: loginRules,
    defaults: { email: typed?.email ?? '', password: '' },
    keepAs: 'login',
    secrets: ['password'],
    failed,
    send: async ({ email, password }) => {
      const answer = await call('AddwebsiteLogin', { email, password, action: 'Login', at: new Date().toISOString() });
      if (!answer.ok) return { ok: false, failure: { field: 'password', ...answer.failure } };
      await keepSignedIn(answer.value);
      const to = pageAfterLogin({ ...readMarkers(), pendingCartMoved: await moveCart() });
      forgetMarkers();
      void refreshSession();
      await navigate(to, { replace: true });
      return answer;
    },
  });
  const { setValue } = form;

  useEffect(() => {
    if (from !== null) rememberFrom(from);
  }, [from]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after registration.
  useEffect(() => {
    if (registeredAs !== null) setValue('email', registeredAs);
  }, [registeredAs]);

  return (
    <div className="page flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md p-5 sm:p-8">
        <PostedFailure failed={failed} />
        <PostedNotice text={failed ? undefined : signInNotice(asked.get('after'))} />
        <h1 className="text-3xl">Login</h1>
        <p className="mt-2 text-ink-soft">
          {from === null
            ? 'Your cart, orders and addresses are kept with your account.'
            : 'Please sign in to go on. Nothing you entered is lost.'}
        </p>
        {/* Before the fields, because most who come here on the way to an order are new. */}
        <p className="text-[0.9375rem]">
          New here?{' '}
          <Link
            to={paths.register + search}
            className="inline-block py-2.5 font-semibold text-vermilion-deep underline underline-offset-4"
          >
            Create an account
          </Link>
        </p>
        {/* Without an action it is posted to this whole address, and browsers keep the hash on the next page. */}
        <form method="post" data-plain noValidate onSubmit={form.onSubmit} className="mt-4 flex flex-col gap-5">
          <EmailField autoComplete="username" {...form.field('email')} />
          <PasswordField label="Password" autoComplete="current-password" maxLength={128} {...form.field('password')} />
          <p className="-my-3 text-right text-[0.9375rem]">
            <Link
              to={paths.forgotPassword + search}
              className="inline-block py-2.5 font-semibold text-vermilion-deep underline underline-offset-4"
            >
              Forgot password?
            </Link>
          </p>
          <Button type="submit" busy={form.busy && 'Signing in…'}>
            Login
          </Button>
        </form>
        <p className="crease mt-6 border-t pt-5 text-[0.9375rem] text-ink-soft">
          Without an account you see{' '}
          <Link to={paths.shop} className={aside}>
            prices
          </Link>
          , download{' '}
          <Link to={paths.dielines} className={aside}>
            dielines
          </Link>{' '}
          and{' '}
          <Link to={paths.enquiry} className={aside}>
            write to us
          </Link>
          .
        </p>
      </Card>
    </div>
  );
}

const aside = 'inline-block max-md:py-2.5 font-semibold text-ink underline underline-offset-4';

/** The e-mail of a registration that has just led here. */
const useRegisteredEmail = (): string | null => {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('email' in state)) return null;
  return typeof state.email === 'string' ? state.email : null;
};

/** Moves the cart that was filled before sign-in. True if ordering was waiting for it. */
const moveCart = async (): Promise<boolean> => {
  const pending = readPendingCart();
  const moved = await call('MoveTmpCrtToMain', { customerId: null, cartId: pending?.cartId ?? null });
  if (!moved.ok) {
    notify.error(moved.failure.text);
    return false;
  }
  forgetPendingCart();
  if (moved.value.note !== null) notify.error(moved.value.note);
  return pending !== null && moved.value.lines > 0;
};

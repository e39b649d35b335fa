import type { Output } from '@boxwright/contract';
import { data, Form, useNavigation } from 'react-router';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { refused } from '../../features/plain-form/posted.server.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { readRefusal } from './read-refusal.server.ts';

export const meta = unlistedMeta('Reminders by mail');

export const headers = () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

export const loader = async ({ context, params: { token } }: Route.LoaderArgs) => {
  const known = await context.get(serverApi).call('GetMailRefusal', { token });
  if (known.ok) return data({ mail: known.value });
  const { code, text } = known.failure;
  if (code === 'unavailable' || code === 'internal') throw data(text, { status: 503 });
  return data({ mail: null }, { status: 404 });
};

/** Mail programs that post here follow no redirect, so the answer is the page itself. */
export const action = async ({ request, context, params: { token } }: Route.ActionArgs) => {
  const isRefused = await readRefusal(request);
  if (isRefused === null) throw data('Please choose whether we stop these mails or send them again.', { status: 400 });
  const done = await context.get(serverApi).call('RefuseMails', { token, isRefused });
  return done.ok ? { failed: undefined } : refused(done.failure, {});
};

type Kind = Output<'GetMailRefusal'>['kind'];

const words: { readonly [kind in Kind]: { readonly what: string; readonly rest: string } } = {
  'payment-reminder': {
    what: 'payment reminders',
    rest: 'Work on an order to be paid later starts once its payment has arrived; My Orders shows what is due. Mails about your orders themselves still come.',
  },
  'order-again': { what: 'reminders to order again', rest: 'Mails about your orders still come.' },
};

/** Stops the kind of reminder that the mailed link names, or allows it again. */
export default function Unsubscribe({ loaderData: { mail }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (mail === null) return <UnknownLink />;
  const { what, rest } = words[mail.kind];
  return (
    <div className="page py-14">
      <PostedFailure failed={actionData?.failed} />
      <EmptyState
        title="Reminders by mail"
        text={
          <span role="status">
            {mail.isRefused ? `We send you no more ${what}.` : `We send you ${what}. Do you want them to stop?`} {rest}
          </span>
        }
        action={
          <Form method="post" preventScrollReset>
            <Button
              type="submit"
              name="refuse"
              value={mail.isRefused ? 'no' : 'yes'}
              tone={mail.isRefused ? 'outline' : 'primary'}
              busy={state === 'submitting' && 'Please wait...'}
            >
              {mail.isRefused ? 'Send them again' : 'Stop them'}
            </Button>
          </Form>
        }
      />
    </div>
  );
}

function UnknownLink() {
  const { email } = useShell().company;
  return (
    <div className="page py-14">
      <EmptyState
        title="Reminders by mail"
        text={`This link doesn’t stop any mails. Please open it from the mail once more, or write to ${email}.`}
        action={<LinkButton to={paths.home}>Go to Home Page</LinkButton>}
      />
    </div>
  );
}

import { staffPasswordTexts } from '@boxwright/contract';
import { useSearchParams } from 'react-router';
import { officeAddress } from '../../features/office/office-address.ts';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedProblemNote } from '../../features/office/PostedProblemNote.tsx';
import { refusalWithoutForm } from '../../features/office/posted-form.ts';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { Authenticator } from './Authenticator.tsx';
import { Sessions } from './Sessions.tsx';

export const meta = unlistedMeta('Your account');

export const loader = ({ url, context }: Route.LoaderArgs) =>
  officeCall(context.get(serverApi), url, 'GetStaffAccount', {});

export { action } from './receive-account-form.server.ts';

/** A member's own account: password, authenticator app and devices. */
export default function StaffAccount({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const { name, email, role, authenticatorSince, recoveryCodesLeft, sessions } = loaderData;
  // It may be a file.
  const asked = params.get('done') === 'recovery' ? officeAddress(params.get('from')) : null;
  const shownForms = authenticatorSince === null ? ['begin', 'confirm'] : ['codes', 'off'];
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Your account</h1>
      <p className="wrap-anywhere mt-2 text-ink-soft">
        {name}, {email}. Your role: {role}.
      </p>
      <div className="mt-6 grid max-w-3xl gap-5">
        <div className="empty:hidden">
          <PostedProblemNote failed={refusalWithoutForm(actionData, shownForms)} />
          <PostedNotice text={actionData ? undefined : noticeOf(params.get('done'), recoveryCodesLeft)} />
          {asked === null ? null : (
            <LinkButton to={asked} reloadDocument tone="ink">
              Go on to the page you asked for
            </LinkButton>
          )}
        </div>
        <Card className="p-5 sm:p-7">
          <h2 className="text-2xl">Password</h2>
          <p className="mt-2 text-ink-soft">At least twelve characters. A new one signs out all your other devices.</p>
          <LinkButton to={officePaths.staffPassword} tone="outline" className="mt-4">
            Change password
          </LinkButton>
        </Card>
        <Authenticator
          key={String(authenticatorSince)}
          since={authenticatorSince}
          codesLeft={recoveryCodesLeft}
          posted={actionData}
        />
        <Sessions sessions={sessions} />
      </div>
    </div>
  );
}

/** The notice about a posted form, or about a sign-in with a recovery code. */
function noticeOf(done: string | null, codesLeft: number): string | undefined {
  if (done === 'recovery')
    return `You signed in with a recovery code, which is used up. ${codesLeft} of 10 are left. If you don’t have your authenticator app any more, switch it off here and on again with the new one.`;
  return notices.get(done ?? '');
}

const notices: ReadonlyMap<string, string> = new Map([
  ['ended', 'The device is signed out.'],
  ['others-ended', 'All other devices are signed out.'],
  ['off', 'Your authenticator app is off.'],
  ['password', staffPasswordTexts.changed],
]);

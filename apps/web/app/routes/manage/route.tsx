import { staffResetTexts, staffTexts } from '@boxwright/contract';
import { redirect, redirectDocument, useLocation } from 'react-router';
import { startPageOf } from '../../features/office/areas.ts';
import { officeAddress } from '../../features/office/office-address.ts';
import { withHash } from '../../features/session/hash-on-the-way.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { serverApi } from '../../server-api.ts';
import { Card } from '../../ui/Card.tsx';
import type { Route } from './+types/route.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

export const meta = unlistedMeta('Back office');

/** The cookie of a session in the back office: its browser keeps it when the session ends. */
const hadSession = (request: Request): boolean =>
  /boxwright-staff\.session_token=/.test(request.headers.get('cookie') ?? '');

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const from = officeAddress(url.searchParams.get('from'));
  const answer = await context.get(serverApi).call('UserInfo', {});
  if (answer.ok && answer.value.staffRole !== null)
    throw from === null ? redirect(startPageOf(answer.value.staffRole)) : redirectDocument(from);
  return {
    from,
    isSecondStep: url.searchParams.get('step') === 'code',
    notice: notices.get(url.searchParams.get('done') ?? '') ?? (hadSession(request) ? hasEnded : undefined),
  };
};

const hasEnded = 'You are signed out: your session has ended, or an Admin has ended it or your access.';
const notices: ReadonlyMap<string, string> = new Map([
  ['password', staffResetTexts.changed],
  ['again', staffTexts.signInAgain],
]);

export { action } from './receive-sign-in.server.ts';

/** The sign-in of staff: the password, and then a code if the member has an authenticator app. */
export default function Manage({
  loaderData: { from: asked, isSecondStep, notice },
  actionData,
}: Route.ComponentProps) {
  const from = withHash(asked, useLocation().hash);
  return (
    <div className="page flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md p-5 sm:p-8">
        <h1 className="text-3xl">{isSecondStep ? 'Enter your code' : 'Staff sign-in'}</h1>
        <p className="mt-2 text-ink-soft">
          {isSecondStep
            ? 'Your authenticator app shows a code of six digits. If you don’t have it with you, use one of your recovery codes.'
            : 'For the people of the print shop. Customers sign in at the shop.'}
        </p>
        {notice === undefined || isSecondStep ? null : (
          <p role="status" className="mt-4 font-medium">
            {notice}
          </p>
        )}
        <div className="mt-6">
          {isSecondStep ? (
            <CodeForm from={from} posted={actionData} />
          ) : (
            <PasswordForm from={from} posted={actionData} />
          )}
        </div>
      </Card>
    </div>
  );
}

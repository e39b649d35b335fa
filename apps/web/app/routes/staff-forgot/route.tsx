import { staffResetTexts } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Forgot your password?');

export const loader = ({ url }: Route.LoaderArgs) => ({ isSent: url.searchParams.get('sent') === '1' });

export { action } from './ask-for-link.server.ts';

/** The page on which staff who have forgotten their password ask for a link. */
export default function StaffForgot({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const form = usePostedForm('', actionData);
  return (
    <div className="page flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md p-5 sm:p-8">
        <h1 className="text-3xl">Forgot your password?</h1>
        {isSent ? (
          <p role="status" className="mt-2">
            {staffResetTexts.mailed}
          </p>
        ) : (
          <>
            <p className="mt-2 text-ink-soft">
              Enter the email that you sign in with. We mail you a link that lets you choose a new password. An
              authenticator app stays on.
            </p>
            <OfficeForm of={form} className="mt-6 flex flex-col gap-5">
              <EmailField autoComplete="username" {...form.field('email')} />
              <Button type="submit" tone="ink" busy={form.isSending && 'Please wait...'}>
                Mail me a link
              </Button>
            </OfficeForm>
          </>
        )}
        <LinkButton to={officePaths.manage} tone="quiet" className="mt-4">
          Back to the sign-in
        </LinkButton>
      </Card>
    </div>
  );
}

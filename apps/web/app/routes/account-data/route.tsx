import { data, useSearchParams } from 'react-router';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { Route } from './+types/route.ts';
import { CorrectData } from './CorrectData.tsx';
import { Devices } from './Devices.tsx';
import { DownloadData } from './DownloadData.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { receiveAccountData } from './receive-account-data.server.ts';
import { SignIns } from './SignIns.tsx';
import { StoredData } from './StoredData.tsx';

export const meta = unlistedMeta('Your data');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await requireCustomer({ context, url });
  const answer = await context.get(serverApi).call('GetAccountData', {});
  if (!answer.ok) throw data(answer.failure.text, { status: 503 });
  return answer.value;
};

/**
 * For the devices, and for the forms with a password where there is no JavaScript: with it the browser calls their
 * operations itself.
 */
export const action = ({ request, context }: Route.ActionArgs) => receiveAccountData(request, context.get(serverApi));

/** What is stored about a customer, and what the customer can do about it. */
export default function AccountData({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const failedOf = (form: 'download' | 'erase' | 'end') => (actionData?.form === form ? actionData.failed : undefined);
  return (
    <div className="page max-w-3xl pb-16">
      <Breadcrumb crumbs={[{ label: 'My Account', to: paths.customerProfile }, { label: 'Your data' }]} />
      <PostedFailure failed={failedOf('end') ? undefined : (actionData?.failed ?? overdue(params.get('download')))} />
      <h1 className="mb-6 text-4xl">Your data</h1>
      <div className="grid gap-5">
        <StoredData />
        <CorrectData />
        <DownloadData isEmailProven={loaderData.isEmailProven} failed={failedOf('download')} />
        <Devices
          sessions={loaderData.sessions}
          done={actionData ? undefined : notices.get(params.get('done') ?? '')}
          failed={failedOf('end')}
        />
        <SignIns signIns={loaderData.signIns} />
        <EraseAccount
          heldUpBy={loaderData.heldUpBy}
          isEmailProven={loaderData.isEmailProven}
          failed={failedOf('erase')}
        />
      </div>
    </div>
  );
}

/** The download's address redirects here when it doesn't work any more. */
const overdue = (download: string | null) =>
  download === 'over'
    ? { text: 'This download was used already or is too old. Please ask for it once more.' }
    : undefined;

/** What became of a device. */
const notices: ReadonlyMap<string, string> = new Map([
  ['ended', 'The device is signed out.'],
  ['others-ended', 'All other devices are signed out.'],
]);

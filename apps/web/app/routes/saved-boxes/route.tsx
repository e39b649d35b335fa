import { mostSavedBoxes } from '@boxwright/contract';
import { Bookmark } from 'lucide-react';
import { data, type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { receiveChange } from './receive-change.server.ts';
import { SavedBox } from './SavedBox.tsx';

export const meta = unlistedMeta('Saved boxes');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await requireCustomer({ context, url });
  const boxes = await context.get(serverApi).call('GetSavedBoxes', {});
  if (!boxes.ok) throw data(boxes.failure.text, { status: 503 });
  return { boxes: boxes.value };
};

/** For the forms posted without JavaScript; with JavaScript the browser calls the same operations itself. */
export const action = ({ request, context }: Route.ActionArgs) => receiveChange(request, context.get(serverApi));

/** The query holds only the open question about a box, which doesn't change the list. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

/** The boxes that a customer keeps, with today's prices. */
export default function SavedBoxes({ loaderData: { boxes }, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const asks = (change: 'rename' | 'delete', id: number) => params.get(change) === String(id);
  return (
    <div className="page pb-16">
      <Breadcrumb crumbs={[{ label: 'My Account', to: paths.customerProfile }, { label: 'Saved boxes' }]} />
      <PostedFailure failed={actionData?.failed} />
      <PostedNotice text={notices.get(params.get('saved') ?? '')} />
      {boxes.length === 0 ? (
        <EmptyState
          picture={<Bookmark aria-hidden="true" className="size-16 text-kraft" strokeWidth={1.25} />}
          title="Saved boxes"
          text="No box is saved yet. Choose one, set its size, board and quantity, and press “Save this box”: it is kept here with everything that you chose."
          action={<LinkButton to={paths.shop}>Choose a box</LinkButton>}
        />
      ) : (
        <>
          <h1 tabIndex={-1} className="text-4xl">
            Saved boxes
          </h1>
          <p className="mt-2 mb-6 text-ink-soft">
            {boxes.length} of up to {mostSavedBoxes}, with the prices of today.
          </p>
          <ul aria-label="Saved boxes" className="flex max-w-4xl flex-col gap-4">
            {boxes.map((box) => (
              <SavedBox
                key={box.id}
                box={box}
                others={boxes.filter((other) => other !== box)}
                asked={asks('rename', box.id) ? 'rename' : asks('delete', box.id) ? 'delete' : null}
                failed={actionData?.failed}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The notices about forms posted without JavaScript. */
const notices: ReadonlyMap<string, string> = new Map([
  ['new', 'Your box is saved.'],
  ['before', 'You have saved this box already.'],
]);

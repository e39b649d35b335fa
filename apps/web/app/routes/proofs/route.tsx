import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { useSaidOnce } from '../../features/plain-form/use-said-once.ts';
import { useCheckResult } from '../../features/proof/use-check-result.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatDate } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';
import { ItemSection } from './ItemSection.tsx';
import { ItemsOverview } from './ItemsOverview.tsx';
import { loadProofs } from './load-proofs.ts';
import { isProofForm, receiveProofForm } from './receive-proof-form.server.ts';
import { ShareProofs } from './ShareProofs.tsx';

export const meta = unlistedMeta('Artwork and proofs');

/** The address alone gives access, so no other site may learn it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const opened = await loadProofs(context.get(serverApi), params.token);
  if (opened.ok) return data({ order: opened.value, refusal: '' });
  const { code, text } = opened.failure;
  if (code === 'unavailable' || code === 'internal' || code === 'too_many') throw data(text, { status: 503 });
  const refusal =
    code === 'not_found' ? text : 'This link doesn’t open an order. Please open it from the mail once more.';
  return data({ order: null, refusal }, { status: 404 });
};

export const action = ({ request, context, params, url }: Route.ActionArgs) => {
  const form = url.searchParams.get('form');
  if (!isProofForm(form)) throw data('There is no such form.', { status: 404 });
  return receiveProofForm(request, context.get(serverApi), params.token, form);
};

/** A decision that came too late shows what has come since. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

/** What is printed of an order, for everybody with its link: who ordered sends files and decides, colleagues comment. */
export default function Proofs({ loaderData: { order, refusal }, actionData: posted, params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  useCheckResult(order?.items.some(({ artworks }) => artworks.at(-1)?.findings === null) ?? false);
  useSaidOnce('done item');
  if (order === null) return <NoOrder refusal={refusal} />;
  const { mayDecide, whyClosed, firstName } = order;
  return (
    <div className="page max-w-6xl py-8 sm:py-12">
      <h1 className="text-4xl">Artwork and proofs</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        Order <span className="font-semibold text-ink">{order.orderNumber}</span>
        {firstName === '' ? '' : `, ordered by ${firstName}`} on {formatDate(order.placedAt)}
      </p>
      <DemonstrationNotice shown={order.isDemonstration} className="mb-6" />
      {whyClosed === null ? null : <Notice>{whyClosed} No file can be sent for it now.</Notice>}
      {mayDecide ? null : (
        <Notice>
          With this link you can look and comment. {firstName === '' ? 'Whoever ordered' : firstName} sends the files
          and decides.
        </Notice>
      )}
      <ItemsOverview order={order} />
      <div className="flex flex-col gap-6">
        {order.items.map((item) => (
          <ItemSection
            key={item.lineId}
            order={order}
            item={item}
            token={params.token}
            posted={posted?.typed.item === String(item.number) ? posted : undefined}
            done={query.get('item') === String(item.number) ? query.get('done') : null}
          />
        ))}
        {mayDecide ? <ShareProofs orderNumber={order.orderNumber} url={order.shareUrl} /> : null}
      </div>
    </div>
  );
}

const Notice = ({ children }: { children: React.ReactNode }) => (
  <p className="mb-6 rounded-md border border-line bg-board px-4 py-3 font-medium">{children}</p>
);

function NoOrder({ refusal }: { refusal: string }) {
  const { email } = useShell().company;
  return (
    <div className="page py-14">
      <EmptyState
        title="Artwork and proofs"
        text={
          <>
            {refusal} If it is your order, sign in to see it, or write to {email} with its number.
          </>
        }
        action={<LinkButton to={paths.myOrders}>My Orders</LinkButton>}
      />
    </div>
  );
}

import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { data, Link } from 'react-router';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { downloadOnce } from '../../features/order/download-once.ts';
import { loadOrder } from '../../features/order/load-order.ts';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { KeyLineFigure } from './KeyLineFigure.tsx';
import { drawKeyLines } from './load-key-lines.ts';

export const meta = unlistedMeta('Key Line');

/** The URL contains an order's token, which works for everybody, or its id, which works only for its customer. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const named = params.orderid;
  const orderId = idIn(named);
  if (orderId !== undefined) await requireCustomer({ context, url });
  const where = orderId === undefined ? { downloadToken: named } : { orderId };
  const order = await loadOrder(context.get(serverApi), where);
  if (order === null) return data({ order: null, token: named }, { status: 404 });
  const token = order[0].downloadToken;
  const boxes = drawKeyLines(order);
  const { id, number, isDemonstration } = order[0];
  return data({ order: { id, number, isDemonstration, boxes }, token }, { status: boxes.length > 0 ? 200 : 404 });
};

export default function DownloadKeyLine({ loaderData: { order, token } }: Route.ComponentProps) {
  const { company } = useShell();
  const hasBoxes = order !== null && order.boxes.length > 0;
  useEffect(() => {
    if (hasBoxes) downloadOnce(paths.keyLineFile(token));
  }, [hasBoxes, token]);

  if (order === null) {
    return (
      <Nothing
        title="This link doesn’t open a key line"
        text={`It may be incomplete: please open it from the mail once more. If that doesn’t help, write to ${company.email} with your order number.`}
      />
    );
  }
  if (!hasBoxes) {
    return (
      <Nothing
        title="This order needs no key line"
        text={`There is no box in order ${order.number}. The artwork of stickers is sent on the order’s page.`}
        action={<LinkButton to={paths.myOrder(order.id)}>Open the order</LinkButton>}
      />
    );
  }
  return (
    <div className="page py-8 sm:py-12">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4" data-noprint>
        <div className="max-w-2xl">
          <h1 className="text-4xl">Your key line</h1>
          <p className="mt-2 text-ink-soft">
            Lay your artwork for order <span className="font-semibold text-ink">{order.number}</span> on it: the PDF is
            in true size, with cut, crease, glue and bleed on layers of their own. It is downloading. If it isn’t, use
            the button.
          </p>
          <p className="mt-2 text-ink-soft">
            Send your artwork through the link in the order’s mail, or on{' '}
            <Link to={paths.myOrder(order.id)} className="underline underline-offset-4">
              the order’s page
            </Link>
            .
          </p>
        </div>
        <a href={paths.keyLineFile(token)} download className={buttonStyle('primary')}>
          <Download aria-hidden="true" className="size-5" /> Download Keyline
        </a>
      </div>
      <DemonstrationNotice shown={order.isDemonstration} className="mb-8" />
      <div className="flex flex-col gap-8">
        {order.boxes.map((drawn) => (
          <KeyLineFigure key={`${drawn.itemName} ${drawn.description}`} drawn={drawn} />
        ))}
      </div>
    </div>
  );
}

interface NothingProps {
  title: string;
  text: string;
  action?: React.ReactNode;
}

function Nothing({ title, text, action = <LinkButton to={paths.home}>Go to Home Page</LinkButton> }: NothingProps) {
  return (
    <div className="page py-14">
      <EmptyState title={title} text={text} action={action} />
    </div>
  );
}

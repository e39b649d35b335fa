import type { Output } from '@boxwright/contract';
import { Copy, MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/Card.tsx';
import { copyLink } from '../../../ui/copy-link.ts';
import { formatDate } from '../../../ui/moment.ts';
import { useShell } from '../../site/shell-data.ts';

interface ShareTrackingProps {
  order: { readonly id: number; readonly number: string };
  link: Pick<Output<'GetOrderTimeline'>, 'token' | 'until'>;
  /** Whether the earlier links were just stopped. */
  isNew: boolean;
}

/** The tracking link of an order, to be sent on or stopped. */
export function ShareTracking({ order, link: { token, until }, isNew }: ShareTrackingProps) {
  const { company, publicUrl } = useShell();
  const field = useId();
  const { formAction } = useNavigation();
  const stop = paths.orderForm(order.id, 'stop-sharing');
  const url = publicUrl + paths.track(token);
  const message = `Where order ${order.number} from ${company.name} stands: ${url}`;
  return (
    <Card className="p-5">
      <section id="stop-sharing" aria-labelledby={`${field}-title`}>
        <h2 id={`${field}-title`} className="text-2xl">
          Share tracking
        </h2>
        <p className="mt-2 text-[0.9375rem] text-ink-soft">
          Whoever has this link sees where the order stands, its items and its city, but no prices, addresses or
          telephone numbers. It works until {formatDate(until)}; each further step prolongs it.
        </p>
        <p
          role="status"
          className={isNew ? 'mt-3 rounded-md bg-teal-soft px-3.5 py-2.5 font-medium text-teal' : 'sr-only'}
        >
          {isNew ? 'All earlier links are stopped, also those in our mails.' : ''}
        </p>
        <label htmlFor={field} className="sr-only">
          Tracking link
        </label>
        <input
          id={field}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
          className="mt-3 min-h-11 w-full rounded-md border border-line-strong bg-board px-3 text-base"
        />
        <div className="mt-3 flex flex-wrap gap-2.5">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
            data-event="whatsapp_click"
            className={buttonStyle('outline', 'small')}
          >
            <MessageCircle aria-hidden="true" className="size-5" /> Share on WhatsApp
          </a>
          <Button tone="outline" size="small" className="noscript:hidden" onClick={() => void copyLink(url)}>
            <Copy aria-hidden="true" className="size-5" /> Copy link
          </Button>
          <Form method="post" action={stop} preventScrollReset>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" tone="quiet" size="small" busy={formAction === stop && 'Stopping…'}>
              Stop sharing
            </Button>
          </Form>
        </div>
      </section>
    </Card>
  );
}

import { artworkSummary, isStepBack, itemStandings, paymentWords } from '@boxwright/orders';
import { ChevronLeft, ChevronRight, Mail, MessageCircle, Phone } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { statusName } from '../../features/order/order-standing.ts';
import { paymentShown, toneOf } from '../../features/order-list/order-words.ts';
import { telephone, whatsAppChat } from '../../features/site/telephone.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { cancelledOn, formatMoment } from '../../ui/moment.ts';
import { dueOf } from './due.ts';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { inIndia } from './mobile.ts';
import { useOrderAddresses } from './use-order-addresses.ts';

/** The order's number, statuses and customer, and its next step. */
export function OrderHead({ desk, rows, proofs }: Pick<ShownDeskOrder, 'desk' | 'rows' | 'proofs'>) {
  const [head] = rows;
  const addresses = useOrderAddresses(head.id);
  const due = dueOf({ ...head, ...desk, hasProof: rows.some(({ artworkStanding }) => artworkStanding !== null) });
  const chat = whatsAppChat(inIndia(desk.mobile), `Your order ${head.number}: `);
  return (
    <header>
      <nav aria-label="Orders" className="flex flex-wrap items-center justify-between gap-2">
        <LinkButton to={addresses.list(desk.back)} tone="quiet" size="small" className="-ml-4">
          <ChevronLeft aria-hidden="true" className="size-4" /> Orders
        </LinkButton>
        <span className="flex gap-1">
          <Neighbour
            to={desk.newerId === null ? null : addresses.other(desk.newerId)}
            name="Newer order"
            icon={<ChevronLeft aria-hidden="true" className="size-5" />}
          />
          <Neighbour
            to={desk.olderId === null ? null : addresses.other(desk.olderId)}
            name="Older order"
            icon={<ChevronRight aria-hidden="true" className="size-5" />}
          />
        </span>
      </nav>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-3xl">Order {head.number}</h1>
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone={toneOf(head.status)}>{cancelledOn(head.cancelledAt) ?? statusName(head.status)}</Badge>
            <Badge tone={toneOf(paymentWords(head))}>{paymentShown(head)}</Badge>
          </p>
          <ReprintLinks desk={desk} orderId={head.id} />
          <p className="mt-2 text-ink-soft text-sm">Placed on {formatMoment(head.placedAt)}</p>
          <Awaited proofs={proofs} />
          {due === null ? null : (
            <p className={classes('mt-1 text-sm', due.isLate && 'font-semibold text-vermilion-deep')}>{due.text}</p>
          )}
        </div>
        <NextSteps desk={desk} orderId={head.id} status={head.status} due={head.due} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 border-line border-y py-2">
        <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          {head.customerName}
          {desk.company === '' ? null : <span className="font-normal text-ink-soft"> · {desk.company}</span>}
        </p>
        {desk.mobile === '' ? null : (
          <a href={telephone(`+${inIndia(desk.mobile)}`)} className={contact}>
            <Phone aria-hidden="true" className="size-4" /> {desk.mobile}
          </a>
        )}
        {desk.mobile === '' || chat === null ? null : (
          <a href={chat} target="_blank" rel="noopener noreferrer" className={contact}>
            <MessageCircle aria-hidden="true" className="size-4" /> WhatsApp
          </a>
        )}
        {desk.email === '' ? (
          <span className="text-ink-soft text-sm">The account was erased.</span>
        ) : (
          <a
            href={`mailto:${desk.email}?subject=${encodeURIComponent(`Order ${head.number}`)}`}
            className={`${contact} [overflow-wrap:anywhere]`}
          >
            <Mail aria-hidden="true" className="size-4 shrink-0" /> {desk.email}
          </a>
        )}
      </div>
    </header>
  );
}

/** All that its artwork waits for; nothing once it is packed. */
function Awaited({ proofs }: Pick<ShownDeskOrder, 'proofs'>) {
  if (proofs === null || proofs.closed !== null) return null;
  const items = proofs.lines.map(({ name, standing, waitsFor }) => ({
    itemName: name,
    standing: waitsFor === 'nobody' ? null : standing,
  }));
  const summary = artworkSummary(itemStandings(items), 'desk');
  return summary === '' ? null : (
    <p className="mt-1 text-sm">
      <a href="#proofs" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {summary}
      </a>
    </p>
  );
}

/** The orders that are linked with this one, because goods are made again at no charge. */
function ReprintLinks({ desk: { reprintOf, reprints }, orderId }: Pick<ShownDeskOrder, 'desk'> & { orderId: number }) {
  const addresses = useOrderAddresses(orderId);
  const links = [
    ...(reprintOf === null ? [] : [{ words: 'Printed again at no charge for', ...reprintOf }]),
    ...reprints.map((reprint) => ({ words: 'Printed again as', ...reprint })),
  ];
  return links.map(({ words, id, number, why }) => (
    <p key={id} className="mt-2 text-[0.9375rem]">
      {words}{' '}
      <Link to={addresses.other(id)} className="inline-flex min-h-6 items-center font-semibold underline">
        order {number}
      </Link>
      : {why}
    </p>
  ));
}

const contact =
  'inline-flex min-h-11 min-w-0 items-center gap-1.5 text-[0.9375rem] underline decoration-line-strong underline-offset-4';

function Neighbour({ to, name, icon }: { to: string | null; name: string; icon: React.ReactNode }) {
  if (to === null) return null;
  return (
    <Link to={to} replace aria-label={name} className={buttonStyle('quiet', 'icon')}>
      {icon}
    </Link>
  );
}

interface NextStepsProps extends Pick<ShownDeskOrder, 'desk'> {
  orderId: number;
  status: string;
  due: number;
}

/** The next step as the main button, unless it goes back; everything else is behind the button "More". */
function NextSteps({ desk, orderId, status, due }: NextStepsProps) {
  const { pathname, search } = useLocation();
  const addresses = useOrderAddresses(orderId);
  const [next, ...others] = desk.steps;
  const more = [
    ...others.map(({ to }) => ({ name: stepVerb(to, status), to: addresses.act('step', to) })),
    ...(desk.may.payments && due > 0 ? [{ name: 'Record a payment', to: addresses.act('payment') }] : []),
    ...(desk.may.refunds && desk.refundable > 0 ? [{ name: 'Pay back', to: addresses.act('refund') }] : []),
    ...(desk.correction === null ? [] : [{ name: 'Correct the order', to: addresses.act('correct') }]),
    ...(desk.printable.length > 0 ? [{ name: 'Print it again', to: addresses.act('reprint') }] : []),
    ...(desk.cancellation === null
      ? []
      : [
          {
            name: status === 'Returned' ? 'Close it and pay back' : 'Cancel the order',
            to: addresses.act('cancel'),
          },
        ]),
  ];
  return (
    <div className="flex items-start gap-2">
      {next === undefined ? null : (
        <LinkButton
          to={addresses.act('step', next.to)}
          tone={isStepBack(status, next.to) ? 'outline' : 'primary'}
          replace
          preventScrollReset
        >
          {stepVerb(next.to, status)}
        </LinkButton>
      )}
      {more.length === 0 ? null : (
        // The key closes it at every navigation.
        <details key={`${pathname}${search}`} id="more-steps" className="relative">
          <summary className={`${buttonStyle('outline')} cursor-pointer list-none`}>More</summary>
          <ul className="absolute z-20 mt-1 w-56 rounded-lg border border-line bg-card p-2 shadow-lift max-sm:left-0 sm:right-0">
            {more.map(({ name, to }) => (
              <li key={name}>
                <Link
                  to={to}
                  replace
                  preventScrollReset
                  className="flex min-h-11 items-center rounded-md px-3 hover:bg-board"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const verbs: Readonly<Record<string, string>> = {
  'Order Accepted': 'Accept the order',
  'In Production': 'Start production',
  Packed: 'Mark as packed',
  Dispatched: 'Dispatch',
  Delivered: 'Mark as delivered',
  Returned: 'It came back, or is lost',
};

/** Of steps that go back, or are taken again. */
const verbsFrom: Readonly<Record<string, string>> = {
  'Dispatched → Packed': 'It wasn’t sent',
  'Returned → Dispatched': 'Send it again',
  'Delivered → Dispatched': 'It hasn’t arrived after all',
};

/** The words on the button that moves an order from its status to another. */
export const stepVerb = (to: string, from: string): string =>
  verbsFrom[`${from} → ${to}`] ?? verbs[to] ?? statusName(to);

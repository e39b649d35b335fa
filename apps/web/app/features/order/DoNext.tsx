import type { OrderHistoryRow } from '@boxwright/contract';
import { courierPage } from '@boxwright/orders';
import { Download, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { UndecidedPayment } from '../pay/UndecidedPayment.tsx';
import { useShell } from '../site/shell-data.ts';
import type { LoadedOrder } from './load-order.ts';
import { FollowParcel } from './NextStep.tsx';
import { nextThingOf } from './next-thing.ts';
import { type OrderStanding, parcelOf } from './order-standing.ts';
import { Proforma } from './Proforma.tsx';

interface DoNextProps {
  order: LoadedOrder;
  row: Pick<OrderHistoryRow, 'invoiceFile' | 'keyLineFile'>;
  standing: OrderStanding;
}

/** The one thing for an order's customer to do now; nothing if there is none. */
export function DoNext({ order, row: { invoiceFile, keyLineFile }, standing }: DoNextProps) {
  const { email } = useShell().company;
  const [head] = order;
  const parcel = parcelOf(standing);
  const thing = nextThingOf(standing, {
    keyLine: keyLineFile !== null && order.some(({ itemKind }) => itemKind === 'box'),
    design: order.some(({ sticker }) => sticker !== null && sticker.artwork === null),
    invoice: invoiceFile !== null,
    parcel: parcel !== undefined && courierPage(parcel.courier, parcel.trackingNumber) !== null,
  });
  switch (thing) {
    case 'pay':
      return head.openPayment !== null ? (
        <UndecidedPayment payment={head.openPayment} ifLeft="go to the checkout">
          <LinkButton to={paths.checkoutOf(head.id)} tone="outline">
            To the checkout
          </LinkButton>
        </UndecidedPayment>
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <LinkButton to={paths.checkoutOf(head.id)} className="max-sm:w-full">
            {standing.toPay === 'balance' ? 'Pay the balance' : 'Pay'}
            <Money amount={head.due} />
          </LinkButton>
          <Proforma row={head} className="max-sm:w-full" />
        </div>
      );
    case 'download-key-line':
      return (
        <>
          <FileButton href={keyLineFile ?? ''}>Download Keyline</FileButton>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">
            If you haven’t yet, lay your artwork on it and mail it to {email}, with the number of this order.
          </p>
        </>
      );
    case 'send-design':
      return (
        <>
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(`Design of order ${head.number}`)}`}
            className={buttonStyle('primary', 'regular', 'max-sm:w-full')}
          >
            <Mail aria-hidden="true" className="size-5" /> Mail your design
          </a>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">
            If you haven’t yet: to {email}, with the number of this order. If you asked for help with it, tell us what
            you have.
          </p>
        </>
      );
    case 'follow-parcel':
      return <FollowParcel standing={standing} />;
    case 'download-invoice':
      return <FileButton href={invoiceFile ?? ''}>Download Invoice</FileButton>;
    case 'nothing':
      return null;
  }
}

function FileButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={buttonStyle('primary', 'regular', 'max-sm:w-full')}>
      <Download aria-hidden="true" className="size-5" /> {children}
    </a>
  );
}

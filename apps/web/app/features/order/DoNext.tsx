import type { OrderHistoryRow, Output } from '@boxwright/contract';
import { courierPage } from '@boxwright/orders';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { type ButtonTone, buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { UndecidedPayment } from '../pay/UndecidedPayment.tsx';
import { useShell } from '../site/shell-data.ts';
import { artworkButton, isMended, pageOf } from './item-artwork.ts';
import type { LoadedOrder } from './load-order.ts';
import { FollowParcel } from './NextStep.tsx';
import { nextThingOf } from './next-thing.ts';
import { type OrderStanding, parcelOf } from './order-standing.ts';
import { Proforma } from './Proforma.tsx';

interface DoNextProps {
  order: LoadedOrder;
  row: Pick<OrderHistoryRow, 'invoiceFile' | 'keyLineFile'>;
  standing: OrderStanding;
  proofs: Output<'GetOrderTimeline'>['proofs'];
}

interface PaymentProps extends Pick<DoNextProps, 'order' | 'standing'> {
  tone?: ButtonTone;
  /** Further buttons. */
  children?: ReactNode;
}

/** The one thing for an order's customer to do now; nothing if there is none. */
export function DoNext({ order, row: { invoiceFile, keyLineFile }, standing, proofs }: DoNextProps) {
  const { email } = useShell().company;
  const parcel = parcelOf(standing);
  const proofsPage = proofs === null ? '' : pageOf(proofs);
  const thing = nextThingOf(standing, {
    proofs: proofs?.next ?? 'nothing',
    invoice: invoiceFile !== null,
    parcel: parcel !== undefined && courierPage(parcel.courier, parcel.trackingNumber) !== null,
  });
  const button = proofs && artworkButton(proofs);
  const hasFaults = proofs !== null && isMended(proofs);
  const balance =
    standing.toPay === 'balance' ? (
      <div className="mt-3">
        <Payment order={order} standing={standing} tone="outline" />
      </div>
    ) : null;
  switch (thing) {
    case 'pay':
      return (
        <Payment order={order} standing={standing}>
          {proofs === null ? null : (
            <LinkButton to={proofsPage} tone="outline" className="max-sm:w-full">
              Artwork and proofs
            </LinkButton>
          )}
        </Payment>
      );
    case 'send-artwork':
      return (
        <>
          <LinkButton to={proofsPage} className="max-sm:w-full">
            {button}
          </LinkButton>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">
            {hasFaults
              ? 'There you see what the check has found, and can ask for help with it.'
              : 'There you can also say that it comes later, or that you want help with it.'}{' '}
            Or mail it to {email}, with the number of this order.
          </p>
          {balance}
          {keyLineFile === null ? null : (
            <FileButton href={keyLineFile} tone="outline">
              Download Keyline
            </FileButton>
          )}
        </>
      );
    case 'approve-proof':
      return (
        <>
          <LinkButton to={proofsPage} className="max-sm:w-full">
            {button}
          </LinkButton>
          {balance}
        </>
      );
    case 'follow-parcel':
      return <FollowParcel standing={standing} />;
    case 'download-invoice':
      return <FileButton href={invoiceFile ?? ''}>Download Invoice</FileButton>;
    case 'nothing':
      return proofs === null ? null : (
        <LinkButton to={proofsPage} tone="outline" className="max-sm:w-full">
          Artwork and proofs
        </LinkButton>
      );
  }
}

/** Pays what is due, or says that a payment isn't decided. */
function Payment({ order: [head], standing, tone = 'primary', children }: PaymentProps) {
  if (head.openPayment !== null) {
    return (
      <UndecidedPayment payment={head.openPayment} ifLeft="go to the checkout">
        <LinkButton to={paths.checkoutOf(head.id)} tone="outline">
          To the checkout
        </LinkButton>
      </UndecidedPayment>
    );
  }
  return (
    <div className="flex flex-wrap gap-2.5">
      <LinkButton to={paths.checkoutOf(head.id)} tone={tone} className="max-sm:w-full">
        {standing.toPay === 'balance' ? 'Pay the balance' : 'Pay'}
        <Money amount={head.due} />
      </LinkButton>
      <Proforma row={head} className="max-sm:w-full" />
      {children}
    </div>
  );
}

function FileButton({ href, tone = 'primary', children }: { href: string; tone?: ButtonTone; children: ReactNode }) {
  return (
    <a href={href} download className={buttonStyle(tone, 'regular', 'mt-3 first:mt-0 max-sm:w-full')}>
      <Download aria-hidden="true" className="size-5" /> {children}
    </a>
  );
}

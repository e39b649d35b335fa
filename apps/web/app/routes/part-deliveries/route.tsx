import { data } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { refusalWithoutForm } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Card } from '../../ui/Card.tsx';
import type { Route } from './+types/route.ts';
import { PackForm, piecesOf } from './PackForm.tsx';
import { ParcelCard } from './ParcelCard.tsx';
import { PartKeys } from './PartKeys.tsx';
import { UnsentForm } from './UnsentForm.tsx';

export const meta = unlistedMeta('Parcels of an order');

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const orderId = idIn(params.orderid);
  if (orderId === undefined) throw data('There is no such order.', { status: 404 });
  return { orderId, shown: await officeCall(context.get(serverApi), url, 'GetParcels', { orderId }) };
};

export { action } from './receive-parts-form.server.ts';

const couriers = ['Blue Dart', 'Delhivery', 'XpressBees', 'Ekart', 'DTDC', 'India Post', 'ST Courier'];

/** An order that goes in parts: each parcel, and what is in none yet. */
export default function PartDeliveries({ loaderData: { orderId, shown }, actionData }: Route.ComponentProps) {
  const { number, status, parcels, rest, problem, may, isInvoiced } = shown;
  const isOpen = rest.length > 0;
  const canPack = may.steps && isOpen && problem === '';
  const canCredit = may.refunds && isOpen && isInvoiced && status === 'Packed' && parcels.length > 0;
  const forms = [
    ...(canPack ? ['pack'] : []),
    ...(canCredit ? ['unsent'] : []),
    ...parcels.flatMap(({ id, status: each, isCreditable }) => [
      ...(each === 'credited' ? [] : [`move:${id}`]),
      ...(each === 'packed' ? [`unpack:${id}`] : []),
      ...(isCreditable ? [`unsent:${id}`] : []),
    ]),
  ];
  const refusal = refusalWithoutForm(actionData, forms);
  return (
    <div className="page py-8">
      <PartKeys orderId={orderId} />
      <Breadcrumb crumbs={[{ label: `Order ${number}`, to: officePaths.officeOrder(orderId) }, { label: 'Parcels' }]} />
      <h1 className="text-4xl">Parcels</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        Order {number} is {status}. An order that goes whole is sent on its own page. In parts, the first parcel that is
        sent brings the invoice for everything, and each has a challan of its own.
      </p>
      <PressNotice isShown={refusal !== undefined || actionData?.done !== undefined}>
        <PostedNotice text={actionData?.done} />
        <PostedFailure failed={refusal} />
      </PressNotice>
      <datalist id="couriers">
        {couriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid max-w-3xl gap-5">
        {parcels.map((parcel) => (
          <ParcelCard key={parcel.id} orderId={orderId} parcel={parcel} shown={shown} posted={actionData} />
        ))}
        <Card className="p-5">
          <h2 className="text-2xl">{parcels.length === 0 ? 'Pack a part' : 'In no parcel yet'}</h2>
          {isOpen ? null : <p className="mt-2">Nothing: everything is in a parcel.</p>}
          {problem === '' ? null : <p className="mt-2">{problem}</p>}
          {canPack ? <PackForm rest={rest} posted={actionData} /> : null}
          {isOpen && !canPack && parcels.length > 0 ? (
            <ul className="mt-2">
              {rest.map(({ position, name, quantity }) => (
                <li key={position}>
                  {quantity} × {name}
                </li>
              ))}
            </ul>
          ) : null}
          {canCredit ? (
            <UnsentForm seen={piecesOf(rest)} items={rest} posted={actionData} summary="It is never sent" />
          ) : null}
        </Card>
      </div>
    </div>
  );
}

import { officeCall } from '../../features/office/office-call.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';
import { BestBoxes } from './BestBoxes.tsx';
import { BestCustomers } from './BestCustomers.tsx';
import { Reprints } from './Reprints.tsx';
import { SalesCharts } from './SalesCharts.tsx';
import { WaitingList } from './WaitingList.tsx';

export const meta = unlistedMeta('Today');

export const loader = ({ context, url }: Route.LoaderArgs) => officeCall(context.get(serverApi), url, 'GetToday', {});

/** The start page of the back office: the work that waits, and the sales. */
export default function Today({
  loaderData: { waiting, days, months, bestCustomers, bestBoxes, reprints },
}: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Today</h1>
      <WaitingList waiting={waiting} />
      <SalesCharts days={days} months={months} />
      {bestCustomers === null ? null : <BestCustomers customers={bestCustomers} />}
      <BestBoxes times={bestBoxes} />
      <Reprints reprints={reprints} />
    </div>
  );
}

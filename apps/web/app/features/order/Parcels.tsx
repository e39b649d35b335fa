import type { Output } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { courierPage } from '@boxwright/orders';
import { Card } from '../../ui/Card.tsx';

type Shown = Pick<Output<'GetTrackedOrder'>, 'parcels' | 'toCome'>;

const itemsText = (items: Shown['toCome']): string =>
  items.map(({ name, quantity }) => `${formatCount(quantity)} × ${name}`).join(', ');

/** The parcel that was packed last, whose number is known once all of it is on its way. */
const lastOf = ({ parcels, toCome }: Shown): string => {
  const last = parcels.findLast(({ status }) => !status.endsWith('credited'));
  return toCome.length > 0 || last === undefined ? 'the last parcel' : `parcel ${last.number}`;
};

/**
 * The parcels of an order that goes in several, what is still to come, and with which the cash is due; nothing for all
 * other orders.
 */
export function Parcels({ parcels, toCome, isCash }: Shown & { isCash: boolean }) {
  if (parcels.length === 0) return null;
  return (
    <Card className="p-5">
      <section aria-labelledby="parcels">
        <h2 id="parcels" className="text-2xl">
          Its parcels
        </h2>
        <ol className="mt-3 flex flex-col gap-3">
          {parcels.map(({ number, status, courier, trackingNumber, items }) => {
            const page = courierPage(courier, trackingNumber);
            return (
              <li key={number}>
                <p className="font-semibold">
                  Parcel {number}: {status.toLowerCase()}
                </p>
                <p className="text-[0.9375rem]">{itemsText(items)}</p>
                {courier === '' ? null : (
                  <p className="text-[0.9375rem] text-ink-soft [overflow-wrap:anywhere]">
                    {[courier, trackingNumber].filter(Boolean).join(', ')}
                    {page === null ? null : (
                      <>
                        {' '}
                        <a
                          href={page.url}
                          target="_blank"
                          rel="noreferrer"
                          className="inline-flex min-h-11 items-center underline underline-offset-4"
                        >
                          Follow it<span className="sr-only"> at {courier}, in a new tab</span>
                        </a>
                      </>
                    )}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
        {toCome.length === 0 ? null : (
          <p className="mt-3">
            <span className="font-semibold">Still to come:</span> {itemsText(toCome)}
          </p>
        )}
        {isCash ? (
          <p className="mt-3">You pay for the whole order in cash, with {lastOf({ parcels, toCome })}.</p>
        ) : null}
      </section>
    </Card>
  );
}

import { lazy } from 'react';
import { ReadyBy } from '../../features/delivery/ReadyBy.tsx';
import { statedOf } from '../../features/dieline/studio-configuration.ts';
import { Prices } from '../../features/prices/Prices.tsx';
import type { StudioData } from './load-studio.ts';
import { nearestSize } from './nearest-size.ts';
import { type GoodDrawing, insideOf } from './use-studio.ts';

const AskedPriceSheet = lazy(() =>
  import('../../features/prices/AskedPriceSheet.tsx').then(({ AskedPriceSheet }) => ({ default: AskedPriceSheet })),
);

const shownQuantity = 1000;

/** The drawn box's price, for styles with online prices on a board of the shop. */
export function StudioPrices({ data: { settings, sizes }, good }: { data: StudioData; good: GoodDrawing }) {
  const { boardId } = good.configuration;
  const { length = 0, width = 0, height = 0 } = statedOf(insideOf(good, settings), settings);
  const nearest = nearestSize(sizes, { length, width, height });
  if (nearest === null || boardId === null) return null;
  return (
    <section aria-labelledby="prices-title" className="crease border-t pt-8 lg:col-span-2">
      <h2 id="prices-title" className="text-2xl">
        What it costs
      </h2>
      <p className="mt-2 text-ink-soft">Printed in four colours, without coating, with the usual options.</p>
      <ReadyBy dates={null} way="delivered" className="mt-2 mb-6 text-[0.9375rem]" />
      <Prices>
        <AskedPriceSheet
          box={{ variantId: nearest.id, boardId, outerCoatingId: null, innerCoatingId: null, length, width, height }}
          quantity={shownQuantity}
        />
      </Prices>
    </section>
  );
}

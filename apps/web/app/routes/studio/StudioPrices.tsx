import { statedOf } from '../../features/dieline/studio-configuration.ts';
import { Prices } from '../../features/prices/Prices.tsx';
import type { StudioData } from './load-studio.ts';
import { nearestSize } from './nearest-size.ts';
import type { GoodDrawing } from './useStudio.ts';

const shownQuantity = 1000;

/** What the drawn box costs, for styles that the shop prices at once and on a board of the shop. */
export function StudioPrices({ data: { settings, sizes }, good }: { data: StudioData; good: GoodDrawing }) {
  const { boardId } = good.configuration;
  const { length = 0, width = 0, height = 0 } = statedOf(good.configuration, settings);
  const nearest = nearestSize(sizes, { length, width, height });
  if (nearest === null || boardId === null) return null;
  return (
    <section aria-labelledby="prices-title" className="crease border-t pt-8 lg:col-span-2">
      <h2 id="prices-title" className="text-2xl">
        What it costs
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">Printed in four colours, without coating, with the usual options.</p>
      <Prices
        box={{ variantId: nearest.id, boardId, outerCoatingId: null, innerCoatingId: null, length, width, height }}
        quantity={shownQuantity}
      />
    </section>
  );
}

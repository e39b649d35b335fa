import { names } from '../../features/configurator/box-choice.ts';
import { island } from '../../ui/island.tsx';

export const BoxViews = island(() => import('./BoxViews.tsx').then(({ BoxViews }) => BoxViews), {
  fallback: <div className="aspect-[5/4] rounded-lg bg-board" />,
});

/** Its links work without script, so it can be hydrated later too. */
export const BoxDetails = island(() => import('./BoxDetails.tsx').then(({ BoxDetails }) => BoxDetails));

/** A box that comes with its file is checked without an interaction. */
export const BoxArtworkField = island(
  () => import('./artwork/BoxArtworkField.tsx').then(({ BoxArtworkField }) => BoxArtworkField),
  { atOnce: () => new URLSearchParams(location.search).has(names.artwork) },
);

export const OtherQuantities = island(() =>
  import('./OtherQuantities.tsx').then(({ OtherQuantities }) => OtherQuantities),
);

/** Loaded when the buyer opens it. */
export const DeliveryQuoteDialog = island(
  () =>
    import('../../features/delivery/DeliveryQuoteDialog.tsx').then(({ DeliveryQuoteDialog }) => DeliveryQuoteDialog),
  { atOnce: () => true },
);

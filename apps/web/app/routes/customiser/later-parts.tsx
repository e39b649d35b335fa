import { browserStorage } from '../../browser-storage.ts';
import { names } from '../../features/configurator/box-choice.ts';
import { island } from '../../ui/island.tsx';

export const BoxViews = island(() => import('./BoxViews.tsx').then(({ BoxViews }) => BoxViews), {
  fallback: <div className="aspect-[5/4] rounded-lg bg-board" />,
});

/** Its links work without script, so it can be hydrated later too. */
export const BoxDetails = island(() => import('./BoxDetails.tsx').then(({ BoxDetails }) => BoxDetails));

/** Its controls come from the server; a choice of before is passed on. */
export const PrintChoice = island(() => import('./PrintChoice.tsx').then(({ PrintChoice }) => PrintChoice));

/** Its control comes from the server; a choice of before is passed on. */
export const GrainChoice = island(() => import('./GrainChoice.tsx').then(({ GrainChoice }) => GrainChoice));

/** A choice of before is put back at once, and may have a file: its field mustn't come when another one is being chosen. */
const hasKeptFile = () =>
  browserStorage
    .keys()
    .some((key) => key.startsWith('box:') && browserStorage.read(key)?.includes(`${names.artwork}=`) === true);

/** A box that comes with its file is checked without an interaction. */
export const BoxArtworkField = island(
  () => import('./artwork/BoxArtworkField.tsx').then(({ BoxArtworkField }) => BoxArtworkField),
  { atOnce: () => new URLSearchParams(location.search).has(names.artwork) || hasKeptFile() },
);

/** Its link works without script. */
export const SampleLink = island(() => import('./SampleLink.tsx').then(({ SampleLink }) => SampleLink));

export const OtherQuantities = island(() =>
  import('./OtherQuantities.tsx').then(({ OtherQuantities }) => OtherQuantities),
);

/** Loaded when the buyer opens it. */
export const DeliveryQuoteDialog = island(
  () =>
    import('../../features/delivery/DeliveryQuoteDialog.tsx').then(({ DeliveryQuoteDialog }) => DeliveryQuoteDialog),
  { atOnce: () => true },
);

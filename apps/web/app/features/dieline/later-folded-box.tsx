import { laterPart } from '../../ui/later-part.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** In the place of the folded box while its script comes. */
const comingBox = (
  <div className="flex aspect-[29/20] items-center justify-center rounded-lg border border-line bg-board">
    <Spinner />
  </div>
);

const load = () => import('./FoldedBox.tsx');

/** The folded box, whose script comes when it is shown. */
export const LaterFoldedBox = laterPart(() => load().then(({ FoldedBox }) => FoldedBox), { fallback: comingBox });

/** Loads all that draws the folded box ahead. */
export const preloadFoldedBox = async (): Promise<void> => {
  const [{ preloadScene }] = await Promise.all([load(), LaterFoldedBox.preload()]);
  await preloadScene();
};

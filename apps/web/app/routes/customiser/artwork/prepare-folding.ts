import { preloadFoldedBox } from '../../../features/dieline/later-folded-box.tsx';

/**
 * Loads what will show a file, flat and folded, while its buyer looks for it: afterwards they would wait for that too. A
 * failure shows where it is needed. Imported for that alone, so that the page has little of it before.
 */
void Promise.allSettled([import('../../../features/proof/draw-blanks.ts'), preloadFoldedBox()]);

/** Starts what draws the folded box, while nobody looks at the page. */
export { hasWebGl as startDrawing } from '../../../features/dieline/has-webgl.ts';
export { preloadPicture } from '../../../ui/load-picture.ts';

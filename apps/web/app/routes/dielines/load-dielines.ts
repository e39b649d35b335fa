import { boxStyles, productView } from '@boxwright/dieline';
import { styleTextOf } from '../../../content/dielines/texts.ts';
import type { DrawnLines, FoldedPicture, Frame } from '../../features/dieline/studio-picture.ts';
import { usualCaliper } from '../../features/dieline/usual-caliper.ts';
import type { ServerApi } from '../../server-api.ts';
import { dielinesHead } from './head.ts';

export interface StyleCard {
  readonly id: string;
  readonly name: string;
  readonly ecma: string | null;
  readonly inShort: string;
  readonly frame: Frame;
  readonly lines: readonly DrawnLines[];
  readonly folded: FoldedPicture;
}

/** Cache: drawn once per process, because the sizes are fixed. */
let cards: Promise<readonly StyleCard[]> | undefined;

export const loadDielines = async (api: ServerApi) => {
  cards ??= drawCards();
  const drawn = await cards;
  return { cards: drawn, head: await dielinesHead(api, drawn) };
};

const drawCards = async (): Promise<StyleCard[]> => {
  const { drawFolded, drawLines } = await import('../../features/dieline/draw-studio.ts');
  const drawn: StyleCard[] = [];
  for (const { id, name, ecma } of boxStyles) {
    const text = styleTextOf(id);
    if (text === undefined) continue;
    const request = { ...text.example, caliper: text.example.caliper ?? usualCaliper };
    const [flat, folded] = [drawLines(id, request), drawFolded(id, request, 1, productView)];
    if (flat !== null && folded !== null) drawn.push({ id, name, ecma, inShort: text.inShort, ...flat, folded });
    // Yields to the event loop, because two dozen drawings in a row would block other requests.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return drawn;
};

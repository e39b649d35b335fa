import { boxStyles } from '@boxwright/dieline';
import { styleTextOf } from '../../../content/dielines/texts.ts';
import type { DrawnLines, FoldedPicture, Frame } from '../../features/dieline/studio-picture.ts';
import type { ServerApi } from '../../server-api.ts';
import { dielinesHead } from './head.ts';

/** Thickness that examples are drawn with where the style is made of carton board: 300 gsm folding box board. */
const usualCaliper = 0.435;

export interface StyleCard {
  readonly id: string;
  readonly name: string;
  readonly ecma: string | null;
  readonly inShort: string;
  readonly frame: Frame;
  readonly lines: readonly DrawnLines[];
  readonly folded: FoldedPicture;
}

/** Drawn once: nobody types sizes here. */
let cards: readonly StyleCard[] | undefined;

export const loadDielines = async (api: ServerApi) => {
  const drawing = await import('../../features/dieline/draw-studio.ts');
  cards ??= boxStyles.flatMap(cardOf(drawing));
  return { cards, head: dielinesHead(cards, api.publicUrl) };
};

type Drawing = typeof import('../../features/dieline/draw-studio.ts');

const cardOf =
  ({ drawLines, drawStudio }: Drawing) =>
  ({ id, name, ecma }: (typeof boxStyles)[number]): StyleCard[] => {
    const text = styleTextOf(id);
    if (text === undefined) return [];
    const request = { ...text.example, caliper: text.example.caliper ?? usualCaliper };
    const [flat, drawn] = [drawLines(id, request), drawStudio(id, request, null)];
    if (flat === null || !drawn.ok) return [];
    return [{ id, name, ecma, inShort: text.inShort, ...flat, folded: drawn.picture.folded }];
  };

import { fail, insidePageOf, ok, printsInside, type Result, takesGloss } from '@boxwright/contract';
import { laidByHand } from '@boxwright/orders';
import type { BlankTogether } from '@boxwright/pricing';
import { artworksOfLines } from '@boxwright/storage';
import type { Sender } from '../../adapters/identity/sender.ts';
import { TooMuchToDraw } from '../../adapters/inspection/inspection.ts';
import type { Services } from '../../calls/services.ts';
import { printedFaceOf } from '../goods/box/printed-face.ts';
import type { Goods } from '../goods/goods.ts';
import { readPrintFile } from '../print-sheets/read-print-file.ts';
import type { PlannedSheet } from '../production/sheet-file.ts';
import { readPrintFileLimits } from '../settings/print-file-limits.ts';
import { readPrintingConditions } from '../settings/printing-conditions.ts';
import type { NotLaid } from './lay-plates.ts';
import { layPlatesTask } from './tasks.ts';

/** A blank of a sheet, and what is ordered of it. */
export interface BlankToLay {
  /** "Item 2 of BW26-010001" */
  readonly name: string;
  readonly lineId: number;
  readonly snapshot: Goods['snapshot'];
  readonly spec: BlankTogether['spec'];
  readonly part: string;
}

const whys: Readonly<Record<Exclude<NotLaid['why'], 'other-layout'>, (name: string) => string>> = {
  'other-size': (name) => `The artwork of ${name} has another size than the box: see what its check has found.`,
  'other-drawing': (name) => `The artwork of ${name} was made for another box: see what its check has found.`,
  'too-large': (name) => `The artwork of ${name} isn’t on the plates. ${laidByHand['too-large']}`,
  gone: (name) => `The artwork of ${name} isn’t kept any more, or can’t be read any more. Please ask for it again.`,
};
const otherLayout = fail(
  'not_found',
  'This sheet can’t be written: it was laid out by an earlier version. Please lay it out by hand.',
);
const tooMuch = fail('conflict', 'This artwork takes too much time or memory to draw. Please lay it in by hand.');

export const noArtwork = (name: string) =>
  fail('not_found', `${name} has no artwork yet. Please give it a file in its order first.`);

/** A sheet with the artwork of its blanks on their ups, as far as the program can lay it. The work counts against the allowance of `sender`. */
export async function laidPlates(
  services: Services,
  sheet: PlannedSheet,
  toLay: readonly BlankToLay[],
  sender: Sender,
): Promise<Result<Uint8Array>> {
  const blanks = [];
  const came = await artworksOfLines(services.db, [...new Set(toLay.map(({ lineId }) => lineId))]);
  for (const { name, lineId, snapshot, spec, part } of toLay) {
    if (snapshot.artwork === null) return noArtwork(name);
    const { token } = snapshot.artwork;
    // As it was checked and approved, whatever the limits say now.
    const checked = came.findLast((each) => each.lineId === lineId && each.artworkToken === token);
    const isTooLarge = checked?.artwork.byHand ?? false;
    const file = isTooLarge ? null : await readPrintFile(services, token);
    if (!file && !isTooLarge) return fail('not_found', whys.gone(name));
    // Files from before gloss was read have their varnish as a colour, as their buyers have seen it.
    const hasGloss = (checked?.artwork.glossKey ?? null) !== null;
    const shines = hasGloss && snapshot.kind === 'box' && takesGloss(snapshot.outer?.code);
    const placement = checked?.placement ?? null;
    const inside =
      snapshot.kind === 'box' && printsInside(snapshot.print)
        ? { page: checked ? insidePageOf(checked.artwork) : null, placement: placement?.inside ?? null }
        : null;
    blanks.push({ name, spec, part, shines, file, placement, inside });
  }
  const [limits, conditions] = await Promise.all([
    readPrintFileLimits(services.db),
    readPrintingConditions(services.db),
  ]);
  // The blanks of a sheet are on one board.
  const [first] = toLay;
  const condition = conditions[first?.snapshot.kind === 'box' ? printedFaceOf(first.snapshot.board) : 'coated'];
  try {
    const laid = await services.inspection.runForStaff(layPlatesTask, { ...sheet, blanks, limits, condition }, sender);
    if (laid instanceof Uint8Array) return ok(laid);
    if (laid.why === 'other-layout') return otherLayout;
    return fail('conflict', whys[laid.why](toLay[laid.blank]?.name ?? ''));
  } catch (error) {
    if (error instanceof TooMuchToDraw) return tooMuch;
    throw error;
  }
}

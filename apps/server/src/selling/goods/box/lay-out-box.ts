import { type BoxToLay, knowsLayouts, type RateCard, rememberLayouts } from '@boxwright/pricing';
import type { WorkCaller } from '../goods.ts';
import { layOutBoxTask } from '../tasks.ts';

/** Layouts that are being worked out, by everything that they depend on; other calls for the same layouts wait for them. */
const underWay = new Map<string, Promise<void>>();

/** Works out a box's layouts off the main thread, unless they are known. */
export async function layOutBox(caller: WorkCaller, box: BoxToLay, card: RateCard): Promise<void> {
  if (knowsLayouts(box, card)) return;
  const { style, length, width, height, board, options, revision, laid } = box;
  const { sheets, imposition } = card;
  const task = {
    box: {
      ...{ style, length, width, height, board },
      ...(options && { options }),
      ...(revision && { revision }),
      ...(laid && { laid }),
    },
    figures: { sheets, imposition },
  };
  const key = JSON.stringify(task);
  // The first caller may be refused for a reason that doesn't concern this one.
  await underWay.get(key)?.catch(() => undefined);
  if (knowsLayouts(box, card)) return;
  const working = caller.services.work
    .run(layOutBoxTask, task, caller.source)
    .then((measured) => rememberLayouts(box, card, measured))
    .finally(() => underWay.delete(key));
  underWay.set(key, working);
  await working;
}

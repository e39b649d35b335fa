import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../../../calls/services.ts';
import { RetryLater } from '../../../process/work/retry-later.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { boxKind } from './box-kind.ts';

/** The source of this work in the worker's queue. It takes turns with visitors, who wait for one of its tasks at most. */
const ourselves = 'the shop itself';

/**
 * Lays out each size of the catalogue on each board ahead, so that buyers wait only for boxes made to measure. Takes
 * some seconds of the worker thread, and ends early once it isn't wanted any more.
 */
export async function layOutAhead(
  services: Pick<Services, 'db' | 'now' | 'work'>,
  isWanted: () => boolean,
): Promise<void> {
  const catalogue = await currentCatalogue(services);
  const isActive = ({ status }: { readonly status: string }) => status === 'Active';
  for (const board of [...catalogue.boards.values()].filter(isActive)) {
    for (const variant of [...catalogue.variants.values()].filter(isActive)) {
      if (!isWanted()) return;
      const choice = {
        kind: 'box',
        variantId: variant.id,
        boardId: board.id,
        outerCoatingId: null,
        innerCoatingId: null,
      } as const;
      try {
        await boxKind.layOut({ services, source: ourselves }, catalogue, choice);
      } catch (error) {
        if (!(error instanceof RetryLater)) throw error;
        // Goes on with the next size when the machine has time again; this one is laid out when a buyer asks for it.
        await wait(error.retryAfter * 1000, undefined, { ref: false });
      }
    }
  }
}

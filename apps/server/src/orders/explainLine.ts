import {
  type CartonExplanation,
  type CartonPriceProblem,
  type EngineProblem,
  explainCarton,
  type RateCard,
} from '@boxwright/pricing';
import { type DbOrTx, findRateCard, type OrderLine } from '@boxwright/storage';
import { readConfiguration } from '../cart/configuration.ts';

/** A line that has no rate card: its price wasn't worked out by the carton engine. */
export type NoRateCard = { readonly ok: false; readonly code: 'card'; readonly text: string };

/**
 * Works out the price of a stored line again, to the paisa, from what the line kept and the rate card it names, with
 * every sheet that competed. A price of another version of the engine is refused: the breakdown stored with it holds.
 */
export async function explainLine(
  db: DbOrTx,
  line: Pick<OrderLine, 'configuration' | 'quantity' | 'rateCardId' | 'engineVersion'>,
): Promise<CartonExplanation | CartonPriceProblem | EngineProblem | NoRateCard> {
  const stored = line.rateCardId === null ? undefined : await findRateCard(db, line.rateCardId);
  if (stored?.kind !== 'carton') return { ok: false, code: 'card', text: 'This price was not made with a rate card.' };
  const { style, length, width, height, board, outer, inner } = readConfiguration(line.configuration);
  return explainCarton({
    spec: {
      style,
      length,
      width,
      height,
      board: { code: board.code, family: board.family, gsm: board.gsm, bulk: board.bulk },
      outerCoat: outer?.code ?? 'none',
      innerCoat: inner?.code ?? 'none',
      quantity: line.quantity,
    },
    // Cards are written by our seed and our back office, each checked there; they never change afterwards.
    rateCard: stored.card as unknown as RateCard,
    engineVersion: line.engineVersion,
  });
}

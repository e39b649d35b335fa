import type { TicketPart } from '@boxwright/documents';
import { toolsMadeFor } from '@boxwright/orders';
import type { ProductionTool } from '@boxwright/storage';
import { dieWords } from '../goods/box/box-goods.ts';
import type { StoredOrderLine } from '../orders/stored-order.ts';
import { paidDieOf } from './cancelled-dies.ts';
import type { JobPlan } from './job-plan.ts';
import { dieOf, fits } from './new-tools.ts';
import { partName } from './part-name.ts';
import { toolNumber } from './present-stock.ts';

/**
 * The parts of a line as its ticket shows them, with the tools on stock from its customer's earlier orders.
 *
 * @param isDieCancelled whether the order that paid for the die is cancelled, so that nobody pays for it
 */
export function ticketParts(
  line: Pick<StoredOrderLine, 'quantity' | 'goods'>,
  { parts, route }: Pick<JobPlan, 'parts' | 'route'>,
  tools: readonly ProductionTool[],
  isDieCancelled: boolean,
): TicketPart[] {
  const made = toolsMadeFor(route);
  return parts.map(({ part, quantity, sheet, ups, sheets, blanks }) => {
    const layout = { part, sheet, ups };
    const die = dieOf(tools, layout);
    const set = tools.findLast((tool) => tool.kind === 'plates' && fits(tool, layout));
    return {
      name: partName({ part, quantity }),
      needed: line.quantity * quantity,
      ...(blanks.length > 1 && {
        blanks: blanks.map((blank) => ({
          name: blank.part,
          ups: blank.ups,
          needed: line.quantity * blank.quantity,
        })),
      }),
      sheet,
      ups,
      sheets,
      die: made !== '' ? (die ? placeOf(die, layout) : newDie(line, isDieCancelled)) : null,
      plates: made === 'die and plates' ? (set ? placeOf(set, layout) : 'New plates') : null,
      layout: null,
    };
  });
}

/** "D-0007, shelf A3". */
export const shelfOf = (tool: Pick<ProductionTool, 'kind' | 'id' | 'shelf'>): string =>
  `${toolNumber(tool)}${tool.shelf === '' ? '' : `, shelf ${tool.shelf}`}`;

/** Number and shelf of a tool, and its layout if that differs from the priced one. */
function placeOf(tool: ProductionTool, layout: Parameters<typeof fits>[1]): string {
  return `${shelfOf(tool)}${fits(tool, layout) ? '' : `: ${tool.ups} ups on ${tool.sheet}`}`;
}

/** A die that an earlier order has paid for may not be made yet, or be scrapped: then it is made without being charged. */
function newDie(line: Pick<StoredOrderLine, 'goods'>, isDieCancelled: boolean): string {
  const die = paidDieOf(line);
  if (die === null) return 'New die';
  return isDieCancelled
    ? `New die. ${dieWords(die, true)}. Ask the desk before it is made`
    : `New die: paid with ${die.order}, none on stock`;
}

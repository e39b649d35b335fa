import { fail, ok, type ToolState, toolStates } from '@boxwright/contract';
import { changeTool, findTool, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { presentTool, toolNumber } from '../../selling/production/present-stock.ts';

const noSuchTool = fail('not_found', 'This die or set of plates doesn’t exist any more.');
/** The fallback never applies: the form's rules refuse other states. */
const stateOf = (typed: string): ToolState => toolStates.find((state) => state === typed) ?? 'in-use';

export const SaveTool: Handler<'SaveTool'> = ({ id, shelf, state, seenVersion }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const before = await findTool(tx, id);
    if (!before) return noSuchTool;
    const { tool } = before;
    const changed = await changeTool(tx, { id, version: seenVersion }, { shelf, state: stateOf(state) });
    if (!changed) {
      return fail('conflict', `${toolNumber(tool)} has changed meanwhile. Please load the page again.`);
    }
    await noted(tx, { services, visitor }, 'SaveTool', ['tool', id, toolNumber(tool)], {
      before: { shelf: tool.shelf, state: tool.state },
      after: { shelf: changed.shelf, state: changed.state },
    });
    return ok(presentTool({ ...before, tool: changed }));
  });

import { fail, ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { checkBoxSize, usualQuantity } from '../../selling/catalogue/entries/check-box-size.ts';

export const CheckBoxSize: Handler<'CheckBoxSize'> = async ({ style, length, width, height }, { services }) => {
  if (length === null || width === null || height === null)
    return fail('invalid', 'Please enter all three sides.', { field: 'length' });
  const checked = checkBoxSize(await currentCatalogue(services), { style, length, width, height });
  if (!checked.ok) return checked;
  const { board, total } = checked.value;
  return ok({ quantity: usualQuantity, board: `${board.name} ${board.gsm} gsm`, total });
};

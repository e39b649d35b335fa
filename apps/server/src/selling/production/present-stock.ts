import type { StockRow, ToolRow } from '@boxwright/contract';
import type { StockCounted, ToolListed } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';
import { materialKey } from './stock-materials.ts';
import { freeSheets, isLow, isToDo } from './warn-of-stock.ts';

export const presentStock = (item: StockCounted): StockRow => ({
  id: item.id,
  material: materialKey(item),
  materialName: item.materialName,
  sheet: item.sheet,
  onHand: item.onHand,
  reserved: item.reserved,
  free: freeSheets(item),
  reorderLevel: item.reorderLevel,
  isLow: isLow(item),
  isToDo: isToDo(item),
  version: item.version,
});

/** What is written on a die or a set of plates: "D-0012". */
export const toolNumber = ({ kind, id }: Pick<ToolListed['tool'], 'kind' | 'id'>): string =>
  `${kind === 'die' ? 'D' : 'P'}-${String(id).padStart(4, '0')}`;

export const presentTool = ({ tool, order }: ToolListed): ToolRow => ({
  id: tool.id,
  kind: tool.kind,
  number: toolNumber(tool),
  box: tool.boxName,
  part: tool.part,
  sheet: tool.sheet,
  ups: tool.ups,
  shelf: tool.shelf,
  state: tool.state,
  runs: tool.runs,
  madeAt: tool.createdAt,
  orderNumber: orderNumber(order),
  version: tool.version,
});

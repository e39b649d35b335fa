import { ok } from '@boxwright/contract';
import { listTools } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { presentTool } from '../../selling/production/present-stock.ts';

const pageSize = 50;

export const GetTools: Handler<'GetTools'> = async ({ search, isScrapped = false, before }, { services: { db } }) => {
  const found = await listTools(db, { search, isScrapped, before: before ?? null }, pageSize + 1);
  const tools = found.slice(0, pageSize).map(presentTool);
  return ok({ tools, next: found.length > pageSize ? (tools.at(-1)?.id ?? null) : null });
};

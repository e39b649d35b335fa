import type { JsonObject } from '@boxwright/storage';
import { z } from 'zod';

const parts = z.array(z.object({ code: z.string().optional(), label: z.string(), amount: z.int() }));

/** The parts of a stored price; none if it was stored in another form. */
export function storedParts(breakdown: JsonObject) {
  const read = parts.safeParse(breakdown['lines']);
  return read.success
    ? read.data.map(({ code, label, amount }) => ({ label, amount, ...(code === undefined ? {} : { code }) }))
    : [];
}

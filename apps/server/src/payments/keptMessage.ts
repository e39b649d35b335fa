import { createHash } from 'node:crypto';
import type { PostedBack } from '../gateways/payu/posted-back.ts';

/** What PayU sends has about sixty fields and three thousand characters; more is somebody else's. */
const most = { fields: 100, name: 64, value: 1000, characters: 8000 };

/** A message as it is kept: whole while it is of a sensible size, and otherwise cut, with a count of what was left out. */
export function keptMessage(
  source: 'return' | 'webhook',
  { fields }: Pick<PostedBack, 'fields'>,
): { readonly payload: Record<string, string>; readonly digest: string } {
  const payload: Record<string, string> = {};
  let characters = 0;
  let leftOut = 0;
  for (const [name, value] of Object.entries(fields)) {
    const [shortName, shortValue] = [storable(name, most.name), storable(value, most.value)];
    const isKept =
      Object.keys(payload).length < most.fields && characters + shortName.length + shortValue.length <= most.characters;
    if (isKept) {
      payload[shortName] = shortValue;
      characters += shortName.length + shortValue.length;
    }
    if (!isKept || shortName !== name || shortValue !== value) leftOut += 1;
  }
  if (leftOut > 0) payload['left_out'] = `${leftOut} fields, or parts of them`;
  const sorted = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  const digest = createHash('sha256')
    .update(JSON.stringify([source, sorted]))
    .digest('hex');
  return { payload, digest };
}

/** PostgreSQL stores neither a NUL nor half a character. */
const storable = (text: string, longest: number) => text.slice(0, longest).replaceAll('\0', '').toWellFormed();

import { createHash } from 'node:crypto';
import type { PostedBack } from '../../adapters/payments/payu/posted-back.ts';

/** PayU's messages have about 60 fields and 3,000 characters; larger ones come from somebody else. */
const most = { fields: 100, name: 64, value: 1000, characters: 8000 };

/** A message as stored: whole up to a sensible size, otherwise truncated with a count of what was left out. */
export function storableMessage(
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

/** PostgreSQL stores neither NUL characters nor unpaired surrogates. */
const storable = (text: string, longest: number) => text.slice(0, longest).replaceAll('\0', '').toWellFormed();

import { createHash } from 'node:crypto';
import type { SettingsForm } from '@boxwright/contract';

/** A digest of the values that a form was filled with. Saving names it, so that changes meanwhile are noticed. */
export const seenValues = (values: SettingsForm): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 22);

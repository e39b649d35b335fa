import { createHash } from 'node:crypto';
import type { SettingsForm } from '@boxwright/contract';

/** Stands for the values that a form was filled with: who saves it names what they have seen. */
export const seenValues = (values: SettingsForm): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 22);

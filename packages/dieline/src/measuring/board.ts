import type { Millimetres } from '../dieline.ts';

/**
 * Thickness of a board in millimetres: grams per square metre times bulk (cm³/g) is micrometres.
 * Folding box board has a bulk of about 1.45, white-backed duplex about 1.3.
 */
export function caliperOf(gsm: number, bulk: number): Millimetres {
  return Math.round(gsm * bulk) / 1000;
}

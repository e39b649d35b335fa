import { boxStyleOf, type Dieline, preferredGrain } from '@boxwright/dieline';
import type { CartonSpec, GrainRule } from './carton.ts';
import type { Lie } from './layouts.ts';

/**
 * From this many times its longer side on, a tube's walls are so long that they bend along the grain: it runs around
 * them. A figure of ours; design guides only say "tall".
 */
const tallFrom = 2;

/** Styles of which both blanks are seen beside each other, and would curl against each other. */
const matching: readonly string[] = ['base-and-lid'];

/** What a price of this box promises of its grain: as it is asked, or as its style needs it. */
export function grainRuleOf({
  style,
  length,
  width,
  height,
  grain,
}: Pick<CartonSpec, 'style' | 'length' | 'width' | 'height' | 'grain'>): GrainRule {
  if (grain) return grain;
  if (matching.includes(style)) return 'alike';
  const isTall = boxStyleOf(style)?.family === 'tube' && height >= tallFrom * Math.max(length, width);
  return isTall ? 'held' : 'free';
}

/** The ways in which a blank may lie: one, or two to choose from for all blanks of its box. */
export function liesOf(rule: GrainRule, style: string, dieline: Pick<Dieline, 'panels'>): readonly Lie[] {
  if (rule === 'free') return ['any'];
  if (rule === 'alike') return ['upright', 'turned'];
  return [preferredGrain(style, dieline) === 'across' ? 'upright' : 'turned'];
}

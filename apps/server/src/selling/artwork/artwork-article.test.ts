import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBox, measureBox } from '@boxwright/dieline';
import { usualLimits } from '@boxwright/preflight';
import { expect, it } from 'vitest';

const articles = join(import.meta.dirname, '../../../../web/content/articles');

it('artwork is prepared by the limits of our check, on the drawing of the example', () => {
  const text = readFileSync(`${articles}/preparing-artwork-for-a-carton.md`, 'utf8');
  const { boxBleed, boxDistance, tolerance, warnPpi, notePpi, stopPpi, inkOnCoated, leastType, leastTypeInInks } =
    usualLimits;
  const pixels = (length: number) => Math.round(((length + 2 * boxBleed) / 25.4) * notePpi).toLocaleString('en-IN');
  const drawn = drawBox('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.435, options: {} });
  if (!drawn.ok) throw new Error(drawn.problem.text);
  const [blank] = measureBox(drawn.box).blanks;
  for (const words of [
    `is ${blank?.flatWidth.toFixed(1)} × ${blank?.flatHeight.toFixed(1)} mm flat`,
    `We accept ${tolerance} mm of difference`,
    `runs on for ${boxBleed} mm`,
    `stay ${boxDistance} mm away`,
    `have ${notePpi} pixels an inch`,
    `Below ${warnPpi} our check warns, below ${stopPpi} it stops`,
    `66 × 106 mm, which takes ${pixels(60)} × ${pixels(100)} pixels`,
    `At most ${inkOnCoated} per cent`,
    `at least ${leastType} points in one ink, ${leastTypeInInks} if it is reversed`,
    `at least ${usualLimits.leastStroke} points, double that`,
    `${((95 + 11 + 7) * 0.33).toFixed(1)} mm wide at full size`,
  ])
    expect(text).toContain(words);
});

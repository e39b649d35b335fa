import { d, disc, fill, frame, line, type Markup, placed, rect, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [burgundy, ivory, black, brass] = ['#7c1730', '#f8eedb', '#1d1716', '#c9a25a'];

const spade: Markup = fill(
  'M0-9C3-4 9-1 8 4C7 8 2 7 .8 4.6Q1 8 3.4 9.5H-3.4Q-1 8-.8 4.6C-2 7-7 8-8 4C-9-1-3-4 0-9',
  ivory,
);

/** Rummy Club, playing cards: the back of a card, engine-turned. */
export const rummyClub: Artwork = {
  pose: 'standing',
  camera: { yaw: 31, pitch: 25 },
  ground: { front: ivory, side: burgundy, lid: black },
  front: ({ width: w, height: h }) => {
    const inset = w * 0.08;
    const [a, b] = [w - 2 * inset, h - 2 * inset - h * 0.04];
    const top = inset + h * 0.04;
    const steps = 9;
    const net = Array.from({ length: steps * 2 + 14 }, (_, index) => {
      const x = inset + (index - 12) * (a / steps);
      return d`M${x} ${top}l${b} ${b}M${x + b} ${top}l${-b} ${b}`;
    });
    return (
      rect(inset, top, a, b, burgundy, 1.6) +
      `<clipPath id="card"><rect x="${inset.toFixed(2)}" y="${top.toFixed(2)}" width="${a.toFixed(2)}" height="${b.toFixed(2)}" rx="1.6"/></clipPath>` +
      `<g clip-path="url(#card)">${line(net.join(''), ivory, w * 0.007, { opacity: 0.55 })}</g>` +
      frame(inset + w * 0.035, top + w * 0.035, a - w * 0.07, b - w * 0.07, ivory, 0.4, 1) +
      fill(
        d`M${w / 2} ${top + b * 0.2}L${w * 0.82} ${top + b / 2}L${w / 2} ${top + b * 0.8}L${w * 0.18} ${top + b / 2}z`,
        black,
      ) +
      line(
        d`M${w / 2} ${top + b * 0.235}L${w * 0.785} ${top + b / 2}L${w / 2} ${top + b * 0.765}L${w * 0.215} ${top + b / 2}z`,
        brass,
        0.4,
      ) +
      placed(w / 2, top + b * 0.4, spade, { scale: w / 90 }) +
      words({ face: 'deco', text: 'Rummy', x: w / 2, y: top + b * 0.57, height: w * 0.085, colour: ivory }) +
      words({ face: 'deco', text: 'Club', x: w / 2, y: top + b * 0.665, height: w * 0.07, colour: brass })
    );
  },
  side: ({ width: w, height: h }) =>
    words({
      face: 'deco',
      text: 'Rummy Club',
      x: w * 0.64,
      y: h / 2,
      height: w * 0.3,
      within: h * 0.6,
      colour: ivory,
      turn: -90,
    }) +
    disc(w / 2, h * 0.1, w * 0.09, brass) +
    disc(w / 2, h * 0.9, w * 0.09, brass),
  lid: ({ width: w, height: h }) => placed(w / 2, h / 2, spade, { scale: h / 32 }),
};

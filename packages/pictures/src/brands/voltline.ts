import { d, fill, placed, rect, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [black, yellow, red, white] = ['#17171a', '#ffe100', '#e0231c', '#ffffff'];

const slanted = (x: number, y: number, markup: string) => placed(x, y, `<g transform="skewX(-12)">${markup}</g>`);

/** Voltline, spark plugs: a bolt between two colours of a racing car. */
export const voltline: Artwork = {
  pose: 'standing',
  camera: { yaw: 34, pitch: 22 },
  ground: { front: yellow, side: black, lid: red },
  front: ({ width: w, height: h }) => {
    const narrow = w < h * 0.6;
    const stripes = [0, 1, 2].map((index) => {
      const x = w * (0.62 + index * 0.13);
      return d`M${x} ${h}L${x + h * 0.3} 0h${w * 0.055}L${x + w * 0.055} ${h}z`;
    });
    const bolt = d`M${w * 0.58} ${h * 0.12}L${w * 0.2} ${h * 0.5}H${w * 0.46}L${w * 0.32} ${h * 0.82}L${w * 0.82} ${h * 0.4}H${w * 0.54}L${w * 0.72} ${h * 0.12}z`;
    const wide = d`M${w * 0.74} ${h * 0.1}L${w * 0.58} ${h * 0.5}H${w * 0.68}L${w * 0.62} ${h * 0.92}L${w * 0.86} ${h * 0.4}H${w * 0.74}L${w * 0.82} ${h * 0.1}z`;
    return (
      fill(stripes.join(''), black, 0.1) +
      fill(narrow ? bolt : wide, red) +
      (narrow
        ? rect(0, h * 0.8, w, h * 0.2, black) +
          slanted(
            w * 0.54,
            h * 0.925,
            words({ face: 'poster', text: 'VOLTLINE', x: 0, y: 0, height: h * 0.08, within: w * 0.82, colour: white }),
          )
        : rect(0, h * 0.82, w, h * 0.18, black) +
          slanted(
            w * 0.07,
            h * 0.5,
            words({
              face: 'poster',
              text: 'VOLT',
              x: 0,
              y: 0,
              height: h * 0.24,
              within: w * 0.5,
              colour: black,
              anchor: 'start',
            }) +
              words({
                face: 'poster',
                text: 'LINE',
                x: 0,
                y: h * 0.28,
                height: h * 0.24,
                within: w * 0.5,
                colour: black,
                anchor: 'start',
              }),
          ) +
          words({
            face: 'condensed',
            text: 'IRIDIUM SPARK PLUGS',
            x: w * 0.06,
            y: h * 0.935,
            height: h * 0.05,
            within: w * 0.7,
            colour: yellow,
            anchor: 'start',
            tracking: 60,
          }))
    );
  },
  side: ({ width: w, height: h }) =>
    rect(0, h * 0.78, w, h * 0.05, red) +
    words({
      face: 'poster',
      text: 'VOLTLINE',
      x: w * 0.66,
      y: h * 0.7,
      height: w * 0.34,
      within: h * 0.56,
      colour: yellow,
      turn: -90,
      anchor: 'start',
    }),
  lid: ({ width: w, height: h }) =>
    fill(
      d`M${w * 0.54} ${h * 0.18}L${w * 0.38} ${h * 0.55}H${w * 0.49}L${w * 0.44} ${h * 0.84}L${w * 0.63} ${h * 0.43}H${w * 0.52}L${w * 0.6} ${h * 0.18}z`,
      white,
    ),
};

import { amountOf, type BoxStyle, singleBlank } from '../style.ts';
import { circle, rectangle } from './shapes.ts';
import { flatSheet, labelBorder } from './sheet.ts';

/** The cutting area of a sticker sheet limits both sides (455 × 302 mm). */
const limits = { length: [10, 455], width: [10, 302], height: [0, 0], caliper: [0.03, 0.5] } as const;

/** A rectangular sticker. */
export const rectangularLabel: BoxStyle = {
  id: 'label-rectangular',
  name: 'Rectangular label',
  ecma: null,
  family: 'flat',
  fields: [
    { id: 'length', label: 'Width' },
    { id: 'width', label: 'Height' },
  ],
  limits,
  options: [{ id: 'cornerRadius', label: 'Corner radius', kind: 'number', unit: 'mm', least: 0, most: 50, default: 2 }],
  draw: ({ length, width, caliper, options }) => {
    const asked = amountOf(options, 'cornerRadius') ?? 0;
    const radius = Math.min(asked, length / 2, width / 2);
    const notices =
      radius < asked
        ? [
            {
              code: 'radius-reduced',
              text: `The corner radius is ${radius} mm, the largest that this label has room for.`,
            },
          ]
        : [];
    const outline = rectangle([0, 0], length, width, radius);
    const panels = [{ name: 'front', role: 'face', outline }] as const;
    const size = { length, width, height: 0 };
    return singleBlank(
      'sheet',
      flatSheet({ style: 'label-rectangular', size, caliper, panels, notices, border: labelBorder }),
    );
  },
};

/** A round sticker. */
export const roundLabel: BoxStyle = {
  id: 'label-round',
  name: 'Round label',
  ecma: null,
  family: 'flat',
  fields: [{ id: 'length', label: 'Diameter' }],
  limits: { ...limits, length: [10, 300], width: [0, 0] },
  options: [],
  draw: ({ length: diameter, caliper }) => {
    const outline = circle([diameter / 2, diameter / 2], diameter);
    const panels = [{ name: 'front', role: 'face', outline }] as const;
    const size = { length: diameter, width: 0, height: 0 };
    return singleBlank('sheet', flatSheet({ style: 'label-round', size, caliper, panels, border: labelBorder }));
  },
};

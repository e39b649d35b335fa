import type { Millimetres, Point } from '../../dieline.ts';
import { amountOf, type BoxProblem, type BoxStyle, choiceOf, type DrawnBlanks, isOn, singleBlank } from '../style.ts';
import { circle, rectangle } from './shapes.ts';
import { cardBorder, flatSheet } from './sheet.ts';

/** Minimum board around the hole, so that the string doesn't tear it out. */
const landAroundHole: Millimetres = 4;

/** A hang tag: upright, with a hole for the string at the top. */
export const tag: BoxStyle = {
  id: 'tag',
  name: 'Tag',
  ecma: null,
  family: 'flat',
  fields: [
    { id: 'length', label: 'Height' },
    { id: 'width', label: 'Width' },
  ],
  limits: { length: [25, 300], width: [15, 200], height: [0, 0], caliper: [0.15, 2] },
  options: [
    {
      id: 'shape',
      label: 'Upper corners',
      kind: 'choice',
      choices: [
        { id: 'rounded', label: 'Rounded like the lower ones' },
        { id: 'slanted', label: 'Slanted' },
      ],
      default: 'rounded',
    },
    { id: 'cornerRadius', label: 'Corner radius', kind: 'number', unit: 'mm', least: 0, most: 50, default: 3 },
    { id: 'hole', label: 'Hole for a string', kind: 'boolean', default: true },
    {
      id: 'holeDiameter',
      label: 'Hole diameter',
      kind: 'number',
      unit: 'mm',
      least: 2,
      most: 12,
      default: 4,
      when: 'hole',
    },
  ],
  draw: ({ length, width, caliper, options }): DrawnBlanks | BoxProblem => {
    const asked = amountOf(options, 'cornerRadius') ?? 0;
    const radius = Math.min(asked, width / 2, length / 2);
    const notices =
      radius < asked
        ? [
            {
              code: 'radius-reduced',
              text: `The corner radius is ${radius} mm, the largest that this tag has room for.`,
            },
          ]
        : [];
    const slanted = choiceOf(options, 'shape') === 'slanted';
    const outline = slanted ? slantedTag(length, width, radius) : rectangle([0, 0], width, length, radius);
    if (!isOn(options, 'hole')) {
      return card([{ name: 'front', role: 'face', outline }]);
    }
    const diameter = amountOf(options, 'holeDiameter') ?? 0;
    const most = Math.min(width / (slanted ? 2 : 1), length / 2) - 2 * landAroundHole;
    if (diameter > most) {
      const text = `The hole can be at most ${most.toFixed(1)} mm, so that ${landAroundHole} mm of board stay around it.`;
      return { field: 'holeDiameter', code: 'does-not-fit', text, most };
    }
    const hole = circle([width / 2, landAroundHole + 1 + diameter / 2], diameter);
    return card([{ name: 'front', role: 'face', outline, holes: [hole.reverse()] }]);

    function card(panels: Parameters<typeof flatSheet>[0]['panels']): DrawnBlanks {
      const size = { length, width, height: 0 };
      return singleBlank('sheet', flatSheet({ style: 'tag', size, caliper, panels, notices, border: cardBorder }));
    }
  },
};

/** Luggage-tag corners: a quarter of the width is cut off each upper corner. */
function slantedTag(length: Millimetres, width: Millimetres, radius: Millimetres): Point[] {
  const off = Math.min(width / 4, length / 4);
  const rest = Math.min(radius, (length - off) / 2);
  return [
    [off, 0],
    [width - off, 0],
    [width, off],
    ...rectangle([0, 0], width, length, [0, 0, rest, rest]).slice(2),
    [0, off],
  ];
}

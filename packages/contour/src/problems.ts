import type { ContourProblem, ContourRequest } from './contour.ts';

const problem = (code: ContourProblem['code'], fault: string, mend: string, mendFile = mend): ContourProblem => ({
  ok: false,
  code,
  text: `${fault} ${mend}`,
  textOnceOrdered: `${fault} ${mendFile}`,
});

export const nothingSeen = problem('empty', 'Nothing can be seen in your picture.', 'Please choose another picture.');

export const oneColour = problem(
  'plain',
  'Your picture is of one colour, so there is nothing to cut around.',
  'Please choose another picture, or another shape.',
  'Please choose another picture.',
);

export const noRoom = ({ length, width, offset }: ContourRequest): ContourProblem =>
  problem(
    'offset',
    `An offset of ${offset} mm leaves no room for your picture in ${length} × ${width} mm.`,
    'Please choose a smaller offset or a larger size.',
    'Please write to us: their size is ordered, so we look for a cut with you.',
  );

/** @param gap in mm */
export const tooFarApart = (gap: number): ContourProblem =>
  problem(
    'apart',
    `Parts of your picture are ${Math.round(gap)} mm apart, too far to be cut as one sticker.`,
    'Please move them closer together in your file, or choose a larger offset, a smaller size or another shape.',
    'Please move them closer together in your file.',
  );

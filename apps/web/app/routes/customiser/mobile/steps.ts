import { names } from '../../../features/configurator/box-choice.ts';

/** The steps of the order on a phone, in their order; the first one is at the flow's own address. */
export const steps = ['size', 'design', 'quantity', 'summary'] as const;
export type Step = (typeof steps)[number];

export const stepNames: Readonly<Record<Step, string>> = {
  size: 'Size',
  design: 'Design',
  quantity: 'Quantity',
  summary: 'Summary',
};

/** The address parameters that a step's controls hold; its form carries the others along in hidden fields. */
export const controlsOf: Readonly<Record<Step, readonly string[]>> = {
  size: [names.variant, names.like, names.length, names.width, names.height, names.measured],
  design: [
    ...[names.board, names.outer, names.inner, names.contents, names.artwork, names.place, names.use],
    ...[names.print, names.outside, names.inside, names.ink, names.grain, names.wish],
  ],
  quantity: [names.quantity, names.customQuantity, names.delivery, names.pincode],
  summary: [names.note],
};

/** The fields of the form's checks that a step has to pass. */
export const checkedIn: Readonly<Record<Step, readonly string[]>> = {
  size: ['size'],
  design: ['artwork'],
  quantity: ['quantity', 'pincode'],
  summary: ['terms'],
};

/** The step of a path: one screen with four routes. */
export const stepOf = (pathname: string): Step => steps.find((step) => pathname.endsWith(`/${step}`)) ?? 'size';

export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? 'summary';

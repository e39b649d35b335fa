import { boxStyles } from '@boxwright/dieline';
import type { OwnSize } from '../../features/configurator/box-choice.ts';

/** Whether any style can have this size. The page of a box says which sizes its own can have. */
export const isMade = ({ length, width, height }: Pick<OwnSize, 'length' | 'width' | 'height'>): boolean =>
  boxStyles.some(
    ({ limits }) => isWithin(length, limits.length) && isWithin(width, limits.width) && isWithin(height, limits.height),
  );

const isWithin = (typed: string, [least, most]: readonly [number, number]): boolean =>
  Number(typed) >= least && Number(typed) <= most;

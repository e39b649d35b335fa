import type { PriceDraftRow, PriceVersionRow } from '@boxwright/contract';
import { formatDay, formatMoment } from '../../ui/moment.ts';

/** "carton-3, valid from 1 April 2027" */
export const versionText = ({ version, validFrom }: PriceVersionRow): string =>
  `${version}, valid from ${formatDay(validFrom)}`;

/** How many figures of a draft differ, and how many need to be corrected. */
export const draftText = ({ changed, problems, baseVersion, changedBy, changedAt }: PriceDraftRow): string => {
  const figures = changed === 1 ? '1 figure differs' : `${changed} figures differ`;
  const wrong =
    problems === 0 ? '' : ` ${problems === 1 ? '1 figure needs' : `${problems} figures need`} to be corrected.`;
  return `${figures} from ${baseVersion}.${wrong} Last saved by ${changedBy}, ${formatMoment(changedAt)}.`;
};

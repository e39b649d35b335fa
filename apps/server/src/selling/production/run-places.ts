import type { BlankPicture, Output } from '@boxwright/contract';
import type { JobTicketData, TicketBlank, TicketLine } from '@boxwright/documents';

/** What a run's ticket says of its sheet, for the run's page. */
export const placesOf = ({
  specification,
  parts,
}: Pick<JobTicketData, 'specification' | 'parts'>): Pick<Output<'GetRun'>, 'common' | 'places'> => ({
  common: [...specification],
  places: parts.map(({ name, isScrapped = false, specification: own = [], blank }) => ({
    name,
    isScrapped,
    facts: [...own],
    picture: blank ? pictureOf(blank) : null,
  })),
});

const pictureOf = ({ width, height, cuts, creases, glue }: TicketBlank): BlankPicture => ({
  width: round(width),
  height: round(height),
  cuts: cuts.map(pathOf).join(''),
  creases: creases.map(pathOf).join(''),
  glue: glue.map(({ outline }) => pathOf({ points: outline, closed: true })).join(''),
});

const pathOf = ({ points, closed }: TicketLine): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;

const round = (millimetres: number): number => Math.round(millimetres * 10) / 10;

import type { NewProductionJob } from '@boxwright/storage';
import type { JobPlan } from './job-plan.ts';

/**
 * The sheets that a job reserves for itself.
 *
 * @param elsewhere blanks that are printed in a run
 */
export const sheetsOfPlan = (
  { parts, material }: Pick<JobPlan, 'parts' | 'material'>,
  elsewhere: readonly string[] = [],
): NewProductionJob['sheets'] =>
  material === null
    ? []
    : parts
        .filter(({ blanks, sheets }) => sheets > 0 && !blanks.some(({ part }) => elsewhere.includes(part)))
        .map(({ sheet, sheets }) => ({
          materialCode: material.code,
          materialName: material.name,
          sheet,
          sheets,
        }));

/**
 * Each job's share of the sheets of a run, by its ups, so that stock is reserved, used and given back job by job. The
 * first job takes the remainder.
 */
export function sharesOf(sheets: number, ups: readonly number[]): number[] {
  const all = ups.reduce((sum, each) => sum + each, 0);
  const shares = ups.map((each) => Math.floor((sheets * each) / all));
  const rest = sheets - shares.reduce((sum, each) => sum + each, 0);
  return shares.map((share, index) => (index === 0 ? share + rest : share));
}

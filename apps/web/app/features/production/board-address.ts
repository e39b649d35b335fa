import { type JobFilters, jobDues, jobFilterStages, jobHoldFilters, jobPresses } from '@boxwright/contract';
import { idIn } from '../../ids.ts';

/** The filters of the board that an address asks for; invalid ones are ignored. */
export function readBoardAddress(asked: URLSearchParams): JobFilters {
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | undefined =>
    values.find((value) => value === asked.get(name));
  return {
    stage: oneOf('step', jobFilterStages),
    press: oneOf('press', jobPresses),
    due: oneOf('due', jobDues),
    customerId: idIn(asked.get('customer')),
    hold: oneOf('waits', jobHoldFilters),
  };
}

/** Whether jobs are left out. */
export const isNarrowed = (filters: JobFilters): boolean => Object.values(filters).some((each) => each !== undefined);

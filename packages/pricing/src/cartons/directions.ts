import type { Job } from './costs.ts';
import { grainRuleOf } from './grain.ts';

/** The job with the layouts of one direction of the grain at a time, where its blanks have to lie alike. */
export function directionsOf(job: Job): readonly Job[] {
  if (grainRuleOf(job.spec) !== 'alike') return [job];
  return [false, true].map((turned) => ({
    ...job,
    blanks: job.blanks.map((blank) => ({
      ...blank,
      layouts: blank.layouts.map(({ layouts, ...on }) => ({
        ...on,
        layouts: layouts.filter((layout) => layout.turned === turned),
      })),
    })),
    shared: job.shared.map(({ sheet, ways }) => ({
      sheet,
      ways: ways.filter(({ on: { areas } }) => areas[0].turned === turned),
    })),
  }));
}

import type { Output } from '@boxwright/contract';
import { officeAction } from '../../features/office/office-action.server.ts';
import { reportIn } from '../../features/office/report-in-form.server.ts';

interface Shown {
  /** What each row of the report would do. */
  readonly plan?: Output<'CheckSettlement'>;
}

/** `read` says what a report would do, and `import` does it. */
export const action = officeAction<Shown>({
  read: async (form) => {
    const list = await reportIn(form);
    return { plan: await form.send('CheckSettlement', { list }), typed: { list } };
  },
  import: async (form) => {
    const { imported, known, odd } = await form.send('ImportSettlement', { list: form.text('list') });
    const parts = [
      `Rows read in: ${imported}.`,
      ...(known > 0 ? [`Read in before: ${known}.`] : []),
      ...(odd > 0 ? [`To look at: ${odd}.`] : []),
    ];
    return { done: parts.join(' ') };
  },
});

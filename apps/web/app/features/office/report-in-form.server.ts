import { longestReport } from '@boxwright/contract';
import type { SentForm } from './office-action.server.ts';

/** What was pasted, or the text of the chosen file. */
export async function reportIn(form: SentForm): Promise<string> {
  const pasted = form.text('list');
  if (pasted.trim() !== '') return pasted;
  const file = form.body.get('file');
  const given = file instanceof File && file.size > 0 ? file : undefined;
  if (given && given.size <= longestReport) return given.text();
  const text = given
    ? `The file is longer than ${longestReport / 1000} KB. Please export fewer days or columns.`
    : 'Please paste the report, or choose its file.';
  return form.refuse({ code: 'invalid', text, field: 'list' });
}

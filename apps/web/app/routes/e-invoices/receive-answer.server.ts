import { type Output, portalAnswerParts } from '@boxwright/contract';
import { officeAction } from '../../features/office/office-action.server.ts';

/** Records an answer that was posted without JavaScript, as a file or as text. */
export const action = officeAction<{ readonly recorded: Output<'RecordEInvoices'> }>(async (form) => {
  const file = form.body.get('file');
  const text = file instanceof File && file.size > 0 ? await file.text() : form.text('answer');
  // What fits into a posted form fits into one call.
  const [answer = text] = portalAnswerParts(text);
  return { recorded: await form.send('RecordEInvoices', { answer }) };
});

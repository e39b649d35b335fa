import { failureStatus, portalAnswerParts } from '@boxwright/contract';
import { data, redirect } from 'react-router';
import { sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';
import type { PostedAnswer } from './AnswerForm.tsx';

/** Reads in an answer that was posted without JavaScript, as a file or as text. */
export async function receiveAnswer(request: Request, api: ServerApi) {
  const posted = await request.formData().catch(() => new FormData());
  const [file, typed] = [posted.get('file'), posted.get('answer')];
  const text = file instanceof File && file.size > 0 ? await file.text() : typeof typed === 'string' ? typed : '';
  // What fits into a posted form fits into one call.
  const [answer = text] = portalAnswerParts(text);
  const read = await sendTyped(api, 'RecordEInvoices', { answer });
  if (read.ok) return data<PostedAnswer>({ recorded: read.value });
  const { code, text: why, field } = read.failure;
  if (code === 'signed_out') throw redirect(officePaths.staffSignIn(officePaths.eInvoices), 303);
  const failed = field === undefined ? { text: why } : { text: why, field };
  return data<PostedAnswer>(
    { failed, ...(typeof typed === 'string' ? { typed } : {}) },
    { status: failureStatus[code] },
  );
}

import { redirect } from 'react-router';
import { signInAgain } from '../../features/office/sign-in-again.server.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { millimetresIn } from './millimetres-in.ts';
import { sizeFields, type TypedSize } from './typed-size.ts';

interface Shown {
  readonly typed?: TypedSize;
}

/** Saves the size as posted. */
export async function receiveSize(request: Request, api: ServerApi, id: number) {
  const typed = await readTyped(request, sizeFields);
  const { name, style, hsn, shortDescription, longDescription } = typed;
  const answer = await sendTyped(api, 'SaveVariant', {
    id,
    version: Number(typed.version),
    ...{ name, style, hsn, shortDescription, longDescription },
    length: millimetresIn(typed.length),
    width: millimetresIn(typed.width),
    height: millimetresIn(typed.height),
    position: Number(typed.position || '0'),
    status: typed.status === 'Inactive' ? 'Inactive' : 'Active',
  });
  if (answer.ok) throw redirect(officePaths.catalogueBoxes, 303);
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return refused<Shown>(answer.failure, { typed });
}

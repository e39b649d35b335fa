import { redirect } from 'react-router';
import { signInAgain } from '../../features/office/sign-in-again.server.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { millimetresIn } from '../catalogue-size/millimetres-in.ts';
import { newSizeFields, type TypedSize } from '../catalogue-size/typed-size.ts';

interface Shown {
  readonly typed?: TypedSize;
}

/** Adds the size as posted. */
export async function receiveNewSize(request: Request, api: ServerApi, categoryId: number) {
  const typed = await readTyped(request, newSizeFields);
  const { name, publicName, style, hsn, shortDescription, longDescription } = typed;
  const answer = await sendTyped(api, 'AddVariant', {
    categoryId,
    ...{ name, publicName, style, hsn, shortDescription, longDescription },
    length: millimetresIn(typed.length),
    width: millimetresIn(typed.width),
    height: millimetresIn(typed.height),
    position: Number(typed.position || '0'),
    status: typed.status === 'Inactive' ? 'Inactive' : 'Active',
  });
  if (answer.ok) throw redirect(officePaths.catalogueSizeAdded(answer.value.id), 303);
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return refused<Shown>(answer.failure, { typed });
}

import { redirect } from 'react-router';
import { signInAgain } from '../../features/office/sign-in-again.server.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

const fields = ['version', 'name', 'industry', 'description', 'position', 'status'] as const;

interface Shown {
  readonly typed?: Readonly<Record<(typeof fields)[number], string>>;
}

/** Saves the category as posted. */
export async function receiveCategory(request: Request, api: ServerApi, id: number) {
  const typed = await readTyped(request, fields);
  const answer = await sendTyped(api, 'SaveCategory', {
    id,
    version: Number(typed.version),
    name: typed.name,
    industry: typed.industry,
    description: typed.description,
    position: Number(typed.position || '0'),
    status: typed.status === 'Inactive' ? 'Inactive' : 'Active',
  });
  if (answer.ok) throw redirect(officePaths.catalogueBoxes, 303);
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return refused<Shown>(answer.failure, { typed });
}

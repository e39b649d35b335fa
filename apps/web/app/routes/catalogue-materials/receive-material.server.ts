import type { MaterialKindName } from '@boxwright/contract';
import { signInAgain } from '../../features/office/sign-in-again.server.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import type { ServerApi } from '../../server-api.ts';

const fields = ['kind', 'id', 'version', 'name', 'description', 'position', 'status'] as const;

/** The form's fields as typed. */
export type TypedMaterial = Readonly<Record<(typeof fields)[number], string>>;

interface Shown {
  readonly done?: string;
  readonly typed?: TypedMaterial;
}

/** Saves a material as posted. */
export async function receiveMaterial(request: Request, api: ServerApi) {
  const typed = await readTyped(request, fields);
  const answer = await sendTyped(api, 'SaveMaterial', {
    // Another kind is refused when it is sent.
    kind: typed.kind as MaterialKindName,
    id: Number(typed.id),
    version: Number(typed.version),
    name: typed.name,
    description: typed.description,
    position: Number(typed.position || '0'),
    status: typed.status === 'Inactive' ? 'Inactive' : 'Active',
  });
  if (answer.ok) return { done: `${answer.value.name} is saved.`, failed: undefined, typed: undefined };
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return refused<Shown>(answer.failure, { typed });
}

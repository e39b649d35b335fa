import type { MaterialKindName } from '@boxwright/contract';
import { redirect } from 'react-router';
import { refuseForm } from '../../features/office/receive-form.server.ts';
import { readTyped, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

const texts = ['kind', 'name', 'description', 'position', 'family', 'side', 'hsn', 'whiteUnderprint'] as const;
const fields = [...texts, 'gsm', 'bulk'] as const;

/** A number as typed; what can't be read is refused with the field's own sentence. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Adds the material as posted. */
export async function receiveNewMaterial(request: Request, api: ServerApi) {
  const typed = await readTyped(request, fields);
  const answer = await sendTyped(api, 'AddMaterial', {
    // Another kind is refused when it is sent.
    kind: typed.kind as MaterialKindName,
    name: typed.name,
    description: typed.description,
    position: Number(typed.position || '0'),
    gsm: numberOf(typed.gsm),
    bulk: numberOf(typed.bulk),
    family: typed.family,
    side: typed.side === 'inner' ? 'inner' : 'outer',
    hsn: typed.hsn,
    whiteUnderprint: typed.whiteUnderprint === 'yes',
  });
  if (!answer.ok) return refuseForm(request, 'material', typed, answer.failure);
  throw redirect(officePaths.catalogueMaterialsAfter(answer.value.kind, answer.value.id), 303);
}

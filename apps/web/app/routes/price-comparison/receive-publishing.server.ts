import type { PriceTableName } from '@boxwright/contract';
import { redirect } from 'react-router';
import { signInAgain } from '../../features/office/sign-in-again.server.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

interface Shown {
  readonly typed?: { readonly revision: number; readonly validFrom: string; readonly note: string };
}

/** Publishes the draft as posted. */
export async function receivePublishing(request: Request, api: ServerApi, kind: PriceTableName) {
  const { validFrom, note, ...posted } = await readTyped(request, ['revision', 'validFrom', 'note']);
  const typed = { revision: Number(posted.revision), validFrom, note };
  const answer = await sendTyped(api, 'PublishPriceDraft', { kind, ...typed });
  if (answer.ok) throw redirect(officePaths.priceTable(kind), 303);
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return refused<Shown>(answer.failure, { typed });
}

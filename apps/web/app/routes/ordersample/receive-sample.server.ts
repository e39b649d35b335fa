import { firstBroken, sampleRules } from '@boxwright/contract';
import { readTyped, refused } from '../../features/plain-form/posted.server.ts';
import type { ServerApi } from '../../server-api.ts';
import { afterCart } from '../customiser/posted-goods.server.ts';
import { findSample, type SampleEntry } from './find-sample.ts';
import { sampleInput } from './sample-input.ts';

/** Orders with a form that was posted without JavaScript: the same checks and the same operation as in the browser. */
export async function receiveSample(request: Request, url: URL, entry: SampleEntry, api: ServerApi) {
  const { terms } = await readTyped(request, ['terms']);
  const broken = firstBroken(sampleRules, { terms: terms !== '' });
  if (broken) return refused({ code: 'invalid', text: broken.text, field: broken.field }, {});
  const { choice } = await findSample(api, entry, url.searchParams);
  const added = await api.call('AddToCartWebsite', sampleInput(choice, choice, null));
  if (!added.ok) return refused(added.failure, {});
  throw await afterCart(null, api);
}

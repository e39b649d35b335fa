import type { Failure, PriceTableName } from '@boxwright/contract';
import { redirect } from 'react-router';
import { signInAgain } from '../../features/office/sign-in-again.server.ts';
import { refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { figureField } from '../../features/price-tables/figure-field.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { unreadable } from '../../unreadable.ts';

/** What a refused form had typed, with the draft that it was typed into. */
export interface TypedDraft {
  readonly revision: number;
  readonly figures: Readonly<Record<string, string>>;
}

interface Shown {
  readonly typed?: TypedDraft;
}

/** Handles the page's forms: begin, save, import or throw away a draft. */
export async function receivePriceDraft(request: Request, api: ServerApi, kind: PriceTableName) {
  const posted = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  const again = (failure: Failure, shown: Shown = {}) => refuseDraft(request, failure, shown);
  const revision = Number(text('revision'));
  const asked = text('do');
  if (asked === 'start') {
    const versionId = Number(text('version'));
    const started = await sendTyped(api, 'StartPriceDraft', { kind, ...(versionId > 0 ? { versionId } : {}) });
    return started.ok ? done(kind) : again(started.failure);
  }
  if (asked === 'discard') {
    const gone = await sendTyped(api, 'DiscardPriceDraft', { kind, revision });
    return gone.ok ? done(kind) : again(gone.failure);
  }
  if (asked === 'import') {
    const csv = await fileIn(posted);
    if (csv === null) return again(invalid('Please choose a CSV file of at most 200 KB.'));
    const read = await sendTyped(api, 'ImportPriceDraft', { kind, csv, ...(revision > 0 ? { revision } : {}) });
    return read.ok ? done(kind) : again(read.failure);
  }
  if (asked !== 'save' && asked !== 'compare') return again(invalid(unreadable));
  const figures = figureField.figuresIn(posted);
  const saved = await sendTyped(api, 'SavePriceDraft', { kind, revision, figures });
  if (!saved.ok)
    return again(saved.failure, {
      typed: { revision, figures: Object.fromEntries(figures.map(({ key, value }) => [key, value])) },
    });
  if (asked === 'compare' && saved.value.problems === 0) throw redirect(officePaths.priceComparison(kind), 303);
  return done(kind);
}

const done = (kind: PriceTableName): never => {
  throw redirect(officePaths.priceTable(kind), 303);
};

const invalid = (text: string): Failure => ({ code: 'invalid', text });

function refuseDraft(request: Request, failure: Failure, shown: Shown = {}) {
  if (failure.code === 'signed_out') throw signInAgain(request);
  return refused<Shown>(failure, shown);
}

/** The text of the chosen file; null when there is none, or it is too large. */
async function fileIn(posted: FormData): Promise<string | null> {
  const file = posted.get('file');
  if (typeof file === 'string' || file === null || file.size === 0 || file.size > 200_000) return null;
  return file.text();
}

import type { PriceTableName } from '@boxwright/contract';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { figureField } from '../../features/price-tables/figure-field.ts';
import { officePaths } from '../../office-paths.ts';

// The operation refuses an unknown table.
const kindOf = (form: SentForm) => form.textOfPage('kind') as PriceTableName;
const revisionOf = (form: SentForm) => form.count('revision');

async function save(form: SentForm) {
  const kind = kindOf(form);
  return form.send('SavePriceDraft', { kind, revision: revisionOf(form), figures: figureField.figuresIn(form.body) });
}

/** Begins, saves, imports or discards a draft. */
export const action = officeAction({
  start: async (form) => {
    const [kind, versionId] = [kindOf(form), form.id('version')];
    await form.send('StartPriceDraft', { kind, ...(versionId > 0 ? { versionId } : {}) });
    return officePaths.priceTable(kind);
  },
  discard: async (form) => {
    await form.send('DiscardPriceDraft', { kind: kindOf(form), revision: revisionOf(form) });
    return officePaths.priceTable(kindOf(form));
  },
  import: async (form) => {
    const [kind, revision, csv] = [kindOf(form), revisionOf(form), await fileIn(form)];
    await form.send('ImportPriceDraft', { kind, csv, ...(revision > 0 ? { revision } : {}) });
    return officePaths.priceTable(kind);
  },
  save: async (form) => {
    await save(form);
    return officePaths.priceTable(kindOf(form));
  },
  compare: async (form) => {
    const { problems } = await save(form);
    return problems === 0 ? officePaths.priceComparison(kindOf(form)) : officePaths.priceTable(kindOf(form));
  },
});

/** The text of the chosen file. */
function fileIn(form: SentForm): Promise<string> {
  const file = form.body.get('file');
  if (file instanceof File && file.size > 0 && file.size <= 200_000) return file.text();
  return form.refuse({ code: 'invalid', text: 'Please choose a CSV file of at most 200 KB.' });
}

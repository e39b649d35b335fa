import type { FigureRow, PriceDraftRow, PriceTableName } from '@boxwright/contract';
import { Form, useNavigation } from 'react-router';
import type { Posted } from '../../features/office/posted-form.ts';
import { FigureGroups } from '../../features/price-tables/FigureGroups.tsx';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';

interface DraftFormProps {
  kind: PriceTableName;
  draft: PriceDraftRow;
  figures: readonly FigureRow[];
  posted: Posted | undefined;
}

/** Every figure of the draft, with its unit, its effect and its limits. */
export function DraftForm({ kind, draft, figures, posted }: DraftFormProps) {
  const typed = posted?.failed && (posted.form === 'save' || posted.form === 'compare') ? posted.typed : undefined;
  const { state, formData } = useNavigation();
  const doing = state === 'idle' ? null : formData?.get('form');
  return (
    <Form method="post" action={officePaths.priceTable(kind)} preventScrollReset noValidate className="mt-6">
      {/* A refused form keeps the revision that it was typed for, so that it can't overwrite a newer draft. */}
      <input type="hidden" name="revision" value={typed?.['revision'] ?? draft.revision} />
      <FigureGroups figures={figures} typed={typed} of={draft.baseVersion} />
      <div className="mt-8 flex flex-wrap gap-2.5">
        <Button type="submit" tone="ink" name="form" value="compare" busy={doing === 'compare' && 'Saving…'}>
          Save and compare
        </Button>
        <Button type="submit" tone="outline" name="form" value="save" busy={doing === 'save' && 'Saving…'}>
          Save
        </Button>
        <Button type="submit" tone="quiet" name="form" value="discard" busy={doing === 'discard' && 'Throwing away…'}>
          Throw the draft away
        </Button>
      </div>
    </Form>
  );
}

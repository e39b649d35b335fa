import type { FigureRow, PriceDraftRow, PriceTableName } from '@boxwright/contract';
import { Form, useNavigation } from 'react-router';
import { FigureGroups } from '../../features/price-tables/FigureGroups.tsx';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import type { TypedDraft } from './receive-price-draft.server.ts';

interface DraftFormProps {
  kind: PriceTableName;
  draft: PriceDraftRow;
  figures: readonly FigureRow[];
  /** What was typed into a form that was refused. */
  typed: TypedDraft | undefined;
}

/** Every figure of the draft with its unit, what it does and what is allowed. */
export function DraftForm({ kind, draft, figures, typed }: DraftFormProps) {
  const { state, formData } = useNavigation();
  const doing = state === 'idle' ? null : formData?.get('do');
  return (
    <Form method="post" action={officePaths.priceTable(kind)} preventScrollReset noValidate className="mt-6">
      {/* A refused form stays one that was typed into the draft it saw. */}
      <input type="hidden" name="revision" value={typed?.revision ?? draft.revision} />
      <FigureGroups figures={figures} typed={typed?.figures} of={draft.baseVersion} />
      <div className="mt-8 flex flex-wrap gap-2.5">
        <Button type="submit" tone="ink" name="do" value="compare" busy={doing === 'compare' && 'Saving…'}>
          Save and compare
        </Button>
        <Button type="submit" tone="outline" name="do" value="save" busy={doing === 'save' && 'Saving…'}>
          Save
        </Button>
        <Button type="submit" tone="quiet" name="do" value="discard" busy={doing === 'discard' && 'Throwing away…'}>
          Throw the draft away
        </Button>
      </div>
    </Form>
  );
}

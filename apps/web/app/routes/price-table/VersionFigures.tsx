import type { FigureRow, PriceTableName, PriceVersionRow } from '@boxwright/contract';
import { Form } from 'react-router';
import { versionText } from '../../features/price-tables/version-text.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';

interface VersionFiguresProps {
  kind: PriceTableName;
  version: PriceVersionRow | undefined;
  hasDraft: boolean;
  figures: readonly FigureRow[];
}

/** The figures of a published version, which never change. */
export function VersionFigures({ kind, version, hasDraft, figures }: VersionFiguresProps) {
  if (version === undefined) return null;
  return (
    <section aria-labelledby="shown-version" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="shown-version" className="text-2xl">
          {versionText(version)}
        </h2>
        {hasDraft ? (
          <LinkButton to={officePaths.priceTable(kind)} tone="ink" size="small">
            Go on with the draft
          </LinkButton>
        ) : (
          <Form method="post" action={officePaths.priceTable(kind)}>
            <input type="hidden" name="version" value={version.id} />
            <Button type="submit" tone="ink" size="small" name="form" value="start">
              Begin a draft from it
            </Button>
          </Form>
        )}
      </div>
      <div className="mt-4">
        <Table caption={`Figures of ${version.version}`} columns={columns} rows={figures} keyOf={({ key }) => key} />
      </div>
    </section>
  );
}

const columns: readonly TableColumn<FigureRow>[] = [
  { id: 'label', head: 'Figure', isName: true, cell: ({ label }) => label },
  {
    id: 'value',
    head: 'Value',
    isFigure: true,
    cell: ({ value, unit }) => (
      <>
        <span className="wrap-anywhere">{value}</span> <span className="text-ink-soft text-sm">{unit}</span>
      </>
    ),
  },
  { id: 'help', head: 'What it does', cell: ({ help }) => <span className="text-ink-soft text-sm">{help}</span> },
];

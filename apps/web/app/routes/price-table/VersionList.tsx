import type { PriceTableName, PriceVersionRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { formatDay, formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

interface VersionListProps {
  kind: PriceTableName;
  versions: readonly PriceVersionRow[];
  shownId: number | null;
}

/** The versions, the latest first, with who published each and when. */
export const VersionList = ({ kind, versions, shownId }: VersionListProps) => (
  <section aria-labelledby="versions" className="mt-10">
    <h2 id="versions" className="text-2xl">
      Versions
    </h2>
    <p className="mt-2 max-w-3xl text-ink-soft">
      A version never changes once it is published. To withdraw a coming version, publish another for the same day: the
      one published last counts.
    </p>
    <div className="mt-4">
      <Table
        caption="Versions"
        columns={[...columns, links(kind, shownId)]}
        rows={versions}
        keyOf={({ id }) => id}
        isDense
      />
    </div>
  </section>
);

const tones: { readonly [standing in PriceVersionRow['standing']]: BadgeTone } = {
  'in force': 'good',
  coming: 'notice',
  past: 'plain',
};

const columns: readonly TableColumn<PriceVersionRow>[] = [
  { id: 'version', head: 'Version', isName: true, cell: ({ version }) => version },
  { id: 'from', head: 'Valid from', cell: ({ validFrom }) => formatDay(validFrom) },
  { id: 'standing', head: 'State', cell: ({ standing }) => <Badge tone={tones[standing]}>{standing}</Badge> },
  {
    id: 'published',
    head: 'Published',
    cell: ({ publishedBy, publishedAt }) => `${publishedBy ?? 'With the shop'}, ${formatMoment(publishedAt)}`,
  },
  { id: 'note', head: 'Note', cell: ({ note }) => <span className="wrap-anywhere">{note ?? 'None'}</span> },
];

const links = (kind: PriceTableName, shownId: number | null): TableColumn<PriceVersionRow> => ({
  id: 'links',
  head: 'What to do',
  cell: ({ id, version }) => (
    <span className="flex flex-wrap gap-x-4 gap-y-1 max-md:justify-end">
      {id === shownId ? (
        <span className="py-2.5 text-ink-soft">Shown above</span>
      ) : (
        <Link to={officePaths.priceTable(kind, id)} className="py-2.5 underline underline-offset-4">
          See its figures<span className="sr-only"> ({version})</span>
        </Link>
      )}
      <a href={officePaths.pricesFile(kind, id)} download className="py-2.5 underline underline-offset-4">
        CSV<span className="sr-only"> of {version}</span>
      </a>
    </span>
  ),
});

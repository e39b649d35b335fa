import type { CategoryEntry, VariantEntry } from '@boxwright/contract';
import { officeCall } from '../../features/office/office-call.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Catalogue');

export const loader = ({ context, url }: Route.LoaderArgs) =>
  officeCall(context.get(serverApi), url, 'GetBoxCatalogue', {});

/** The boxes of the shop: categories in the site's order, each with its sizes. */
export default function CatalogueBoxes({ loaderData: { categories, variants } }: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">Catalogue</h1>
          <p className="mt-2 max-w-2xl text-ink-soft">
            Boxes as the site shows them. A change is on the site as soon as it is saved. What is switched off stays in
            orders that have it, and can be switched on again.
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton to={officePaths.catalogueNewCategory} tone="ink" size="small">
            Add a category
          </LinkButton>
          <LinkButton to={officePaths.catalogueStickers} tone="outline" size="small">
            Stickers
          </LinkButton>
          <LinkButton to={officePaths.catalogueMaterials} tone="outline" size="small">
            Materials
          </LinkButton>
          <LinkButton to={officePaths.searchWords} tone="outline" size="small">
            Search words
          </LinkButton>
        </div>
      </div>
      {categories.length === 0 ? (
        <div className="mt-6">
          <EmptyState level={2} title="No boxes" text="The catalogue has no category yet. Please add one." />
        </div>
      ) : (
        categories.map((category) => (
          <CategorySection
            key={category.id}
            category={category}
            variants={variants.filter(({ categoryId }) => categoryId === category.id)}
          />
        ))
      )}
    </div>
  );
}

interface CategorySectionProps {
  category: CategoryEntry;
  variants: readonly VariantEntry[];
}

function CategorySection({ category, variants }: CategorySectionProps) {
  const { id, name, status } = category;
  return (
    <section aria-labelledby={`category-${id}`} className="mt-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`category-${id}`} className="wrap-anywhere text-2xl">
          {name}
        </h2>
        {status === 'Active' ? null : <Badge tone="notice">Switched off</Badge>}
        <LinkButton to={officePaths.catalogueCategory(id)} tone="quiet" size="small">
          Change<span className="sr-only"> the category {name}</span>
        </LinkButton>
        <LinkButton to={officePaths.catalogueNewSize(id)} tone="quiet" size="small">
          Add a size<span className="sr-only"> to {name}</span>
        </LinkButton>
      </div>
      {variants.length === 0 ? (
        <p className="mt-2 text-ink-soft">It has no sizes yet, so buyers don’t see it. Please add a size.</p>
      ) : (
        <div className="mt-2">
          <Table caption={`Sizes of ${name}`} columns={columns} rows={variants} keyOf={(row) => row.id} />
        </div>
      )}
    </section>
  );
}

const columns: readonly TableColumn<VariantEntry>[] = [
  { id: 'name', head: 'Size', isName: true, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { id: 'size', head: 'Inside, mm', cell: ({ length, width, height }) => `${length} × ${width} × ${height}` },
  { id: 'hsn', head: 'HSN', cell: ({ hsn }) => hsn },
  {
    id: 'status',
    head: 'State',
    cell: ({ status }) =>
      status === 'Active' ? <Badge tone="good">On the site</Badge> : <Badge tone="notice">Switched off</Badge>,
  },
  {
    id: 'actions',
    head: 'What to do',
    cell: ({ id, name }) => (
      <LinkButton to={officePaths.catalogueSize(id)} tone="outline" size="small">
        Change<span className="sr-only"> {name}</span>
      </LinkButton>
    ),
  },
];

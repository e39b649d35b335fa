import type { MaterialEntry, MaterialKindName } from '@boxwright/contract';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { MaterialForm } from './MaterialForm.tsx';

export const meta = unlistedMeta('Materials');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { materials } = await officeCall(context.get(serverApi), url, 'GetMaterials', {});
  const [kind, id] = [url.searchParams.get('kind'), url.searchParams.get('added')];
  const added = materials.find((each) => each.kind === kind && String(each.id) === id);
  return { materials, added: added === undefined ? undefined : addedText(added) };
};

export { action } from './receive-material.server.ts';

const headings: { readonly [kind in MaterialKindName]: string } = {
  board: 'Boards',
  coating: 'Coatings',
  'sticker-material': 'Materials of stickers',
};

const addNames: { readonly [kind in MaterialKindName]: string } = {
  board: 'Add a board',
  coating: 'Add a coating',
  'sticker-material': 'Add a material of stickers',
};

const addedText = ({ name, isPriced }: MaterialEntry): string =>
  isPriced
    ? `${name} is on the site now.`
    : `${name} is saved. Buyers see it once a rate card in force has a price for it.`;

/** Boards, coatings and materials of stickers, each with its form. */
export default function CatalogueMaterials({ loaderData: { materials, added }, actionData }: Route.ComponentProps) {
  const failed = actionData?.failed;
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Catalogue', to: officePaths.catalogueBoxes }, { label: 'Materials' }]} />
      <h1 className="text-4xl">Materials</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        What boxes and stickers are made of, as the site shows it. Their prices are in the tables of prices. What is
        switched off stays in orders that have it.
      </p>
      <PostedNotice text={failed === undefined ? (actionData?.done ?? added) : undefined} />
      {materials.length === 0 ? (
        <div className="flex flex-col items-start gap-3">
          <EmptyState level={2} title="No materials" text="The catalogue has none yet. Please add what you print on." />
          <LinkButton to={officePaths.catalogueNewMaterial('board')} tone="ink" size="small">
            {addNames.board}
          </LinkButton>
        </div>
      ) : null}
      {[...Map.groupBy(materials, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <section key={kind} aria-labelledby={`materials-${kind}`} className="mt-8">
          <div className="flex flex-wrap items-center gap-3">
            <h2 id={`materials-${kind}`} className="text-2xl">
              {headings[kind]}
            </h2>
            <LinkButton to={officePaths.catalogueNewMaterial(kind)} tone="quiet" size="small">
              {addNames[kind]}
            </LinkButton>
          </div>
          <ul className="mt-3 flex flex-col gap-3">
            {ofKind.map((material) => (
              <li key={material.id}>
                <MaterialForm key={material.version} material={material} posted={actionData} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

import type { MaterialEntry, MaterialKindName } from '@boxwright/contract';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Route } from './+types/route.ts';
import { MaterialForm } from './MaterialForm.tsx';
import { receiveMaterial } from './receive-material.server.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Materials | Boxwright' },
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ context, url }: Route.LoaderArgs) =>
  officeCall(context.get(serverApi), url, 'GetMaterials', {});

export const action = ({ request, context }: Route.ActionArgs) => receiveMaterial(request, context.get(serverApi));

const headings: { readonly [kind in MaterialKindName]: string } = {
  board: 'Boards',
  coating: 'Coatings',
  'sticker-material': 'Materials of stickers',
};

/** Boards, coatings and materials of stickers, each with its form. */
export default function CatalogueMaterials({ loaderData: materials, actionData }: Route.ComponentProps) {
  const { done, failed, typed } = actionData ?? {};
  const isTyped = ({ kind, id }: MaterialEntry) => typed?.kind === kind && typed.id === String(id);
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Catalogue', to: paths.catalogueBoxes }, { label: 'Materials' }]} />
      <h1 className="text-4xl">Materials</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        What boxes and stickers are made of, as the site shows it. Their prices are in the tables of prices. What is
        switched off stays in orders that have it.
      </p>
      <PostedNotice text={done} />
      <PostedFailure failed={failed} />
      {materials.length === 0 ? <EmptyState level={2} title="No materials" text="The catalogue has none yet." /> : null}
      {[...Map.groupBy(materials, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <section key={kind} aria-labelledby={`materials-${kind}`} className="mt-8">
          <h2 id={`materials-${kind}`} className="text-2xl">
            {headings[kind]}
          </h2>
          <ul className="mt-3 flex flex-col gap-3">
            {ofKind.map((material) => (
              <li key={material.id}>
                <MaterialForm
                  key={material.version}
                  material={material}
                  typed={isTyped(material) ? typed : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

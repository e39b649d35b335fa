import { officeCall } from '../../features/office/office-call.ts';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { ClassForm } from './ClassForm.tsx';
import { NewShapeForm } from './NewShapeForm.tsx';
import { QuantityForms } from './QuantityForms.tsx';
import { ShapeSection } from './ShapeSection.tsx';

export const meta = unlistedMeta('Stickers: catalogue');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const catalogue = await officeCall(context.get(serverApi), url, 'GetStickerCatalogue', {});
  return { ...catalogue, isSaved: url.searchParams.has('done') };
};

export { action } from './receive-sticker-entry.server.ts';

/** Shapes with their sizes, quantities and price classes of stickers. */
export default function CatalogueStickers({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { shapes, sizes, quantities, classes, isSaved } = loaderData;
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Catalogue', to: officePaths.catalogueBoxes }, { label: 'Stickers' }]} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">Stickers</h1>
          <p className="mt-2 max-w-2xl text-ink-soft">
            What the sticker page offers. A change is on the site as soon as it is saved. What is switched off stays in
            orders that have it.
          </p>
        </div>
        <LinkButton to={officePaths.catalogueMaterials} tone="outline" size="small">
          Materials
        </LinkButton>
      </div>
      <div className="mt-6">
        <PostedNotice text={isSaved && posted === undefined ? 'Saved. The sticker page shows it.' : undefined} />
      </div>
      <section aria-labelledby="shapes">
        <h2 id="shapes" className="text-2xl">
          Shapes and sizes
        </h2>
        <div className="mt-3 flex flex-col gap-3">
          {shapes.map((shape) => (
            <ShapeSection
              key={`${shape.id}-${shape.version}`}
              shape={shape}
              sizes={sizes.filter(({ shapeId }) => shapeId === shape.id)}
              classes={classes}
              posted={posted}
            />
          ))}
          <NewShapeForm classes={classes} position={shapes.length} posted={posted} />
        </div>
      </section>
      <section aria-labelledby="quantities" className="mt-10">
        <h2 id="quantities" className="text-2xl">
          Quantities
        </h2>
        <p className="mt-1 max-w-2xl text-ink-soft">Buyers pick one of these, or type their own.</p>
        <QuantityForms quantities={quantities} posted={posted} />
      </section>
      <section aria-labelledby="classes" className="mt-10">
        <h2 id="classes" className="text-2xl">
          Price classes
        </h2>
        <p className="mt-1 max-w-2xl text-ink-soft">
          Shapes of a class have the same starting price and cost of cutting, which are in the prices of stickers. A
          class that is switched off takes its shapes off the site.
        </p>
        <div className="mt-3 flex flex-col gap-3">
          {classes.map((each) => (
            <ClassForm key={`${each.code}-${each.version}`} entry={each} posted={posted} />
          ))}
        </div>
      </section>
    </div>
  );
}

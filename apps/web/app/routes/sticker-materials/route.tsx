import { Ruler } from 'lucide-react';
import { Link } from 'react-router';
import { pageMeta } from '../../features/shell/meta.ts';
import { closeUpOf } from '../../features/stickers/close-up.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { island } from '../../ui/island.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Route } from './+types/route.ts';
import { loadMaterials, type ShownMaterial } from './load-materials.ts';

const Materials = island(() => import('./Materials.tsx').then(({ Materials }) => Materials));

export const loader = ({ context }: Route.LoaderArgs) => loadMaterials(context.get(serverApi));

/** On navigation, waits for the materials, because links such as `#kraft` point into them. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [data] = await Promise.all([serverLoader(), Materials.preload().catch(() => undefined)]);
  return data;
};

export const meta = pageMeta;

/** Every sticker material close up, with its uses, what it withstands, and its price. */
export default function StickerMaterials({ loaderData: { materials, compared } }: Route.ComponentProps) {
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Stickers and labels', to: paths.stickerShop },
          { label: 'Materials' },
        ]}
      />
      <h1 className="mt-2 text-4xl md:text-5xl">Sticker materials, close up</h1>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">
        Ask what touches the label: cold water, oil, rain, or only dry hands. That decides between paper and film; the
        rest is looks.
      </p>
      {materials.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            level={2}
            title="No materials on offer"
            text="The shop is being set up. Please come back a little later."
            action={<LinkButton to={paths.enquiry}>Ask us</LinkButton>}
          />
        </div>
      ) : (
        <>
          <Overview materials={materials} />
          <Materials materials={materials} compared={compared} />
        </>
      )}
      <Beside />
    </div>
  );
}

/** The materials side by side, each with a link to its section on the page. */
function Overview({ materials }: { materials: readonly ShownMaterial[] }) {
  return (
    <ul className="mt-7 mb-10 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {materials.map(({ code, name, image, knowledge }) => (
        <li key={code}>
          <a
            href={`#${code}`}
            className="flex h-full flex-col overflow-hidden rounded-md border border-line bg-card transition-colors hover:border-ink"
          >
            <Picture
              src={knowledge === null ? image : closeUpOf(code)}
              alt=""
              sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 30vw, 30vw"
              priority
              className="aspect-[5/4] w-full object-cover"
            />
            <span className="px-3 py-2.5">
              <span className="block font-semibold leading-tight">{name}</span>
              <span className="mt-0.5 block text-ink-soft text-sm">
                {knowledge === null
                  ? ''
                  : knowledge.stands.fridge === 'yes'
                    ? 'Stands water, oil, cold'
                    : 'For dry goods'}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Beside() {
  return (
    <section aria-labelledby="beside-title" className="crease border-t pt-10">
      <h2 id="beside-title" className="text-3xl">
        Good to know of all of them
      </h2>
      <div className="mt-4 grid gap-x-12 gap-y-5 md:grid-cols-2">
        <p>
          The glue holds on surfaces that are clean, dry and smooth. Stick the label on before you fill something cold:
          under condensation no glue takes hold. For hot filling, ovens and dishwashers we have measured none of them:{' '}
          <Link to={paths.enquiry} className="font-semibold underline underline-offset-4">
            ask us
          </Link>{' '}
          first.
        </p>
        <div>
          <p>Which size fits your bottle, jar, pouch or box? Type its measures and see the labels on it, to scale.</p>
          <LinkButton to={paths.labelFinder} tone="outline" className="mt-4">
            <Ruler aria-hidden="true" className="size-5" /> Label finder
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

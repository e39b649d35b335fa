import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EnquireButton } from '../../features/enquiry/EnquireNow.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { island } from '../../ui/island.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { across, Picture } from '../../ui/Picture.tsx';
import { loadPackaging, type PackagingData } from './load-packaging.ts';

const BelowTheFold = island(() => import('./BelowTheFold.tsx').then(({ BelowTheFold }) => BelowTheFold));

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadPackaging(context.get(serverApi), url.pathname.replaceAll('/', ''));

/** On navigation, waits for the parts below the fold, because links such as `#boxes` point into them. */
export const clientLoader = async ({ serverLoader }: ClientLoaderFunctionArgs): Promise<PackagingData> => {
  // If their script can't be loaded now, the page is shown without them, and the island tries again.
  const [data] = await Promise.all([serverLoader<PackagingData>(), BelowTheFold.preload().catch(() => undefined)]);
  return data;
};

export const meta = pageMeta;

/** The page of a kind of packaging. */
export default function Packaging() {
  const loaderData = useLoaderData<PackagingData>();
  const { slug, name, page, boxes, dieline } = loaderData;
  return (
    <>
      <div className="page">
        <Breadcrumb
          crumbs={[{ label: 'Home', to: paths.home }, { label: 'Products', to: paths.products }, { label: name }]}
        />
        <section className="grid items-center gap-x-12 gap-y-7 pt-2 pb-12 md:pb-16 lg:grid-cols-[1fr_1.1fr]">
          <div>
            <h1 className="text-4xl sm:text-5xl md:text-6xl">{name}</h1>
            <p className="mt-5 max-w-[36rem] text-ink-soft text-lg">{page.inShort}</p>
            <div className="mt-7 flex flex-wrap gap-3">
              {boxes.length > 0 ? (
                <LinkButton to="#boxes">Sizes and prices</LinkButton>
              ) : slug === 'labels-and-stickers' ? (
                <LinkButton to={paths.stickers}>Shapes and sizes</LinkButton>
              ) : null}
              <EnquireButton cartonType={name} tone={boxes.length > 0 ? 'outline' : 'primary'}>
                Enquire Now
              </EnquireButton>
              {dieline === null ? null : (
                <LinkButton to={paths.dieline(dieline.styleId)} tone="outline">
                  Free dieline
                </LinkButton>
              )}
            </div>
          </div>
          <Picture
            src={`/images/category-${slug}.webp`}
            alt={page.heroAlt}
            sizes={`(min-width: 64rem) 39rem, ${across}`}
            priority
            className="aspect-[5/4] w-full rounded-lg object-cover"
          />
        </section>
      </div>
      <BelowTheFold data={loaderData} />
    </>
  );
}

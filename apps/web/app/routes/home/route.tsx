import { ArrowRight } from 'lucide-react';
import { Materials } from '../../features/catalogue/Materials.tsx';
import { ProductTile } from '../../features/catalogue/ProductTile.tsx';
import { StickerTile } from '../../features/catalogue/StickerTile.tsx';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { About, Blogs, Contact } from './AboutAndContact.tsx';
import { Banner } from './Banner.tsx';
import { Industries } from './Industries.tsx';
import { loadHome } from './load-home.ts';
import { Overview } from './Overview.tsx';
import { ProductTypes } from './ProductTypes.tsx';
import { WhyCustom } from './WhyCustom.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(serverApi));

const description =
  'Custom printed boxes and stickers from Chennai. Choose a size, a board and a quantity, and see the whole price with GST and delivery at once. From 1,000 boxes.';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: 'Boxwright: custom printed boxes, priced while you think' },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.publicUrl ?? ''}/` },
  { property: 'og:title', content: 'Boxes to your measure. The price while you think.' },
  { property: 'og:description', content: description },
  { property: 'og:url', content: `${loaderData?.publicUrl ?? ''}/` },
];

/** Slides per view as the specification counts them: 4 in 2 rows, 3 up to 1024 px, 2 up to 992 px, 1 in one row up to 700 px. */
const boxColumns =
  'auto-cols-[100%] gap-4 min-[701px]:auto-cols-[calc((100%-1rem)/2)] min-[701px]:grid-rows-2 ' +
  'min-[993px]:auto-cols-[calc((100%-2rem)/3)] min-[1025px]:auto-cols-[calc((100%-3rem)/4)]';
const stickerColumns =
  'auto-cols-[100%] gap-4 min-[701px]:auto-cols-[calc((100%-1rem)/2)] min-[701px]:grid-rows-2 ' +
  'min-[861px]:auto-cols-[calc((100%-2rem)/3)] min-[1025px]:auto-cols-[calc((100%-3rem)/4)]';

export default function Home({ loaderData }: Route.ComponentProps) {
  const { products, shapes, banner, texts, materials } = loaderData;
  return (
    <>
      <Banner data={banner} />
      <Overview />
      <div className="page py-14 md:py-20">
        {products === null ? (
          <ErrorState title="Our boxes could not be loaded" text="Please try again in a moment." />
        ) : (
          <Carousel title="Choose your custom packaging box" list={boxColumns}>
            {products.map((product) => (
              <li key={product.id} className="snap-start">
                <ProductTile product={product} />
              </li>
            ))}
          </Carousel>
        )}
      </div>
      <div className="page">
        <div className="crease border-t" />
      </div>
      <div className="page py-14 md:py-20">
        {shapes === null ? (
          <ErrorState title="Our stickers could not be loaded" text="Please try again in a moment." />
        ) : (
          <Carousel title="Choose your custom Stickers" list={stickerColumns}>
            {shapes.map((shape, place) => (
              <li key={shape.id} className="snap-start">
                <StickerTile shape={shape} place={place} />
              </li>
            ))}
            <li className="crease row-span-full flex snap-start flex-col items-start justify-center gap-4 rounded-lg border bg-card p-6">
              <h3 className="text-2xl">Any outline you can draw</h3>
              <p className="text-ink-soft">
                Paper, kraft, vinyl, metallic or holographic film, cut along your own line.
              </p>
              <LinkButton to={paths.stickers} tone="outline" size="small">
                Custom stickers <ArrowRight aria-hidden="true" className="size-5" />
              </LinkButton>
            </li>
          </Carousel>
        )}
      </div>
      <WhyCustom reasons={texts.reasons} />
      <Industries industries={texts.industries} products={products ?? []} />
      <ProductTypes productTypes={texts.productTypes} />
      <Materials materials={materials} />
      <About paragraphs={texts.about} />
      <Blogs articles={texts.articles} />
      <Contact />
    </>
  );
}

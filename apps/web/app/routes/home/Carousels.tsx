import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { CarouselSkeleton } from '../../features/catalogue/CarouselSkeleton.tsx';
import { ProductTile } from '../../features/catalogue/ProductTile.tsx';
import { StickerTile } from '../../features/catalogue/StickerTile.tsx';
import { paths } from '../../paths.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { HomeData } from './load-home.ts';

/** Slides per view as in the specification: 4 in 2 rows, 3 up to 1024 px, 2 up to 992 px, 1 in one row up to 700 px,
 * where the next one's edge shows that there are more. */
const boxColumns =
  'auto-cols-[84%] gap-4 min-[701px]:auto-cols-[calc((100%-1rem)/2)] min-[701px]:grid-rows-2 ' +
  'min-[993px]:auto-cols-[calc((100%-2rem)/3)] min-[1025px]:auto-cols-[calc((100%-3rem)/4)]';
const stickerColumns =
  'auto-cols-[84%] gap-4 min-[701px]:auto-cols-[calc((100%-1rem)/2)] min-[701px]:grid-rows-2 ' +
  'min-[861px]:auto-cols-[calc((100%-2rem)/3)] min-[1025px]:auto-cols-[calc((100%-3rem)/4)]';

const allLink = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

const boxesTitle = 'Choose your custom packaging box';
const stickersTitle = 'Choose your custom Stickers';

/** The boxes and the stickers of the shop, each in a carousel. */
export function Carousels({ boxes, shapes }: Pick<HomeData, 'boxes' | 'shapes'>) {
  return (
    <>
      <div className="page py-14 md:py-20">
        <Suspense fallback={<CarouselSkeleton title={boxesTitle} list={boxColumns} />}>
          <Await resolve={boxes.answer}>
            {(answer) =>
              answer.ok ? (
                <Carousel
                  title={boxesTitle}
                  list={boxColumns}
                  all={
                    <Link to={paths.onlineStore} className={allLink}>
                      All {answer.value.length} boxes
                    </Link>
                  }
                >
                  {answer.value.map((product) => (
                    <li
                      key={product.id}
                      className="skip-unseen snap-start"
                      data-event="ProductClick-Home"
                      data-label={product.route}
                    >
                      <ProductTile product={product} />
                    </li>
                  ))}
                  <AllBoxes count={answer.value.length} />
                </Carousel>
              ) : (
                <ErrorState title="Our boxes could not be loaded" text="Please try again in a moment." />
              )
            }
          </Await>
        </Suspense>
      </div>
      <div className="page">
        <div className="crease border-t" />
      </div>
      <div className="page py-14 md:py-20">
        <Suspense fallback={<CarouselSkeleton title={stickersTitle} list={stickerColumns} />}>
          <Await resolve={shapes.answer}>
            {(answer) =>
              answer.ok ? (
                <Carousel
                  title={stickersTitle}
                  list={stickerColumns}
                  all={
                    <Link to={paths.stickerShop} className={allLink}>
                      Stickers and labels
                    </Link>
                  }
                >
                  {answer.value.map((shape, place) => (
                    <li key={shape.id} className="skip-unseen snap-start">
                      <StickerTile shape={shape} place={place} />
                    </li>
                  ))}
                  <OwnOutline />
                </Carousel>
              ) : (
                <ErrorState title="Our stickers could not be loaded" text="Please try again in a moment." />
              )
            }
          </Await>
        </Suspense>
      </div>
    </>
  );
}

function AllBoxes({ count }: { count: number }) {
  return (
    <li className="crease row-span-full flex snap-start flex-col items-start justify-center gap-4 rounded-lg border bg-card p-6">
      <h3 className="text-2xl">All {count} boxes by industry</h3>
      <p className="text-ink-soft">By price or by name; or type a size and see what it costs.</p>
      <LinkButton to={paths.onlineStore} tone="outline" size="small">
        Online Store <ArrowRight aria-hidden="true" className="size-5" />
      </LinkButton>
    </li>
  );
}

function OwnOutline() {
  return (
    <li className="crease row-span-full flex snap-start flex-col items-start justify-center gap-4 rounded-lg border bg-card p-6">
      <h3 className="text-2xl">Any outline you can draw</h3>
      <p className="text-ink-soft">Paper, kraft, vinyl, metallic or holographic film, cut along your own line.</p>
      <LinkButton to={paths.stickers} tone="outline" size="small">
        Custom stickers <ArrowRight aria-hidden="true" className="size-5" />
      </LinkButton>
    </li>
  );
}

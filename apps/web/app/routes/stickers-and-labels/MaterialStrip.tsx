import { Link } from 'react-router';
import { closeUpOf } from '../../features/stickers/close-up.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { StickerShopData } from './load-sticker-shop.ts';

/** The materials close up, in a row; each leads to its place on the materials' page. */
export function MaterialStrip({ materials }: Pick<StickerShopData, 'materials'>) {
  return (
    <section aria-labelledby="materials-title" className="crease mt-10 border-t pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="materials-title" className="text-2xl md:text-3xl">
          On which material?
        </h2>
        <Link
          to={paths.stickerMaterials}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Compare them
        </Link>
      </div>
      <ul className="scroll-row mt-3 -ml-(--gutter) grid scroll-pl-(--gutter) auto-cols-[44%] grid-flow-col gap-3 pl-(--gutter) sm:auto-cols-[28%] md:gap-4 lg:ml-0 lg:grid-flow-row lg:grid-cols-6 lg:px-0">
        {materials.map(({ code, name, image, inShort, isKnown }) => (
          <li key={code} className="snap-start">
            <Link to={paths.stickerMaterial(code)} className="group block">
              <Picture
                src={isKnown ? closeUpOf(code) : image}
                alt=""
                sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 28vw, 44vw"
                className="aspect-[5/4] w-full rounded-md object-cover"
              />
              <span className="mt-2 block font-semibold underline-offset-4 group-hover:underline">{name}</span>
              <span className="mt-0.5 block text-[0.9375rem] text-ink-soft">{inShort}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

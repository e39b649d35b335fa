import { formatCount } from '@boxwright/money';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useShell } from '../site/shell-data.ts';

/** The pages about stickers, which have a minimum of their own. */
const aboutStickers: readonly string[] = [
  paths.packaging('labels-and-stickers'),
  paths.stickerShop,
  paths.stickers,
  paths.stickerMaterials,
  paths.labelFinder,
  paths.reorderStickers,
];

/** The number in the picture. */
const picturedBoxes = 1000;

/** The minimum order, as a picture above the footer; in wide windows, in the page's margin. */
export function MinimumOrder() {
  const { minimumBoxes, minimumStickers } = useShell().company;
  const { pathname } = useLocation();
  const isOfStickers = aboutStickers.includes(pathname.replace(/\/$/, ''));
  const least = isOfStickers ? `${formatCount(minimumStickers)} stickers` : `${formatCount(minimumBoxes)} boxes`;
  const isPictured = !isOfStickers && minimumBoxes === picturedBoxes;
  return (
    <aside aria-label="Minimum order" data-noprint="" className="page pb-10 min-[90rem]:contents">
      <div className="flex items-center gap-4 overflow-hidden rounded-lg border border-line bg-card min-[90rem]:fixed min-[90rem]:bottom-4 min-[90rem]:left-3 min-[90rem]:z-10 min-[90rem]:w-20 min-[90rem]:flex-col min-[90rem]:gap-0 min-[90rem]:rounded-md">
        {isPictured ? (
          <span className="block aspect-[5/4] w-28 shrink-0 overflow-hidden bg-board text-transparent min-[90rem]:w-full">
            <Picture
              src="/images/minimum-order.webp"
              alt={`Minimum order ${least}`}
              sizes="(min-width: 90rem) 80px, 112px"
              className="size-full object-cover"
            />
          </span>
        ) : null}
        {/* Hidden from screen readers if the picture's alternative text says the same. */}
        <p
          aria-hidden={isPictured}
          className="px-4 py-3 leading-tight min-[90rem]:px-0 min-[90rem]:py-1.5 min-[90rem]:text-center min-[90rem]:text-[0.6875rem]"
        >
          <span className="block text-ink-soft">Minimum order</span>
          <span className="figures font-bold font-heading text-xl min-[90rem]:text-xs">{least}</span>
        </p>
      </div>
    </aside>
  );
}

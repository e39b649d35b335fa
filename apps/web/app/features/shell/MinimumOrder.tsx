import { formatCount } from '@boxwright/money';
import { Picture } from '../../ui/Picture.tsx';
import { useShell } from './shell-data.ts';

/** The smallest order, as a picture. It stands above the footer; where the window is wide, in the margin of the page. */
export function MinimumOrder() {
  const { minimumBoxes } = useShell().company;
  const count = formatCount(minimumBoxes);
  return (
    <aside aria-label="Minimum order" data-noprint="" className="page pb-10 min-[90rem]:contents">
      <p className="crease flex items-center gap-4 overflow-hidden rounded-lg border bg-card min-[90rem]:fixed min-[90rem]:bottom-4 min-[90rem]:left-3 min-[90rem]:z-10 min-[90rem]:w-20 min-[90rem]:flex-col min-[90rem]:gap-0 min-[90rem]:shadow-lift">
        <Picture
          src="/images/minimum-order.webp"
          alt={`A stack of flat boxes: we print from ${count} boxes on`}
          sizes="(min-width: 90rem) 80px, 112px"
          className="aspect-[5/4] w-28 shrink-0 object-cover min-[90rem]:w-full"
        />
        <span className="py-2 pr-4 leading-tight min-[90rem]:px-1 min-[90rem]:py-2 min-[90rem]:text-center min-[90rem]:text-xs">
          <span className="text-ink-soft">Minimum order</span>{' '}
          <strong className="figures block font-bold font-heading text-xl min-[90rem]:text-base">{count} boxes</strong>
        </span>
      </p>
    </aside>
  );
}

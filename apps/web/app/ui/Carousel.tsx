import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';

interface CarouselProps {
  title: string;
  /** Classes of the list: its rows, its columns' width and the gaps. */
  list: string;
  /** A link to all of them, beside the buttons. */
  all?: ReactNode;
  /** The slides, as list items. */
  children: ReactNode;
}

/**
 * A horizontally scrolling list: by touch, wheel, keys, Tab and two buttons. It uses native scrolling, so it works
 * without JavaScript, and nothing moves automatically.
 */
export function Carousel({ title, list, all, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    const atStart = list.scrollLeft <= 2;
    // Wraps around at both ends.
    if (direction === 1 && atEnd) list.scrollTo({ left: 0, behavior: 'smooth' });
    else if (direction === -1 && atStart) list.scrollTo({ left: list.scrollWidth, behavior: 'smooth' });
    else list.scrollBy({ left: direction * list.clientWidth, behavior: 'smooth' });
  };
  const arrow =
    'flex size-11 items-center justify-center rounded-md border border-line-strong bg-card hover:border-ink';
  return (
    <section
      aria-roledescription="carousel"
      aria-label={title}
      className="grid grid-cols-1 gap-x-4 gap-y-6 md:grid-cols-[1fr_auto] md:items-end"
    >
      <h2 className="text-3xl md:text-4xl">{title}</h2>
      {/* On phones below the list, nearer to the thumb. */}
      <div className="flex items-center gap-2 max-md:order-last">
        <button type="button" aria-label="Previous" className={arrow} onClick={() => turn(-1)}>
          <ArrowLeft aria-hidden="true" className="size-5" />
        </button>
        <button type="button" aria-label="Next" className={arrow} onClick={() => turn(1)}>
          <ArrowRight aria-hidden="true" className="size-5" />
        </button>
        <span className="max-md:ml-auto md:order-first md:mr-3">{all}</span>
      </div>
      <ul ref={row} className={classes('scroll-row grid grid-flow-col md:col-span-2', list)}>
        {children}
      </ul>
    </section>
  );
}

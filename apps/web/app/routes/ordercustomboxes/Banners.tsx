import { Pause, Play } from 'lucide-react';
import { type FocusEvent, useEffect, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { acrossPhone, Picture } from '../../ui/Picture.tsx';

export interface BannerSlide {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly to: string;
  readonly action: string;
}

/** The next banner comes every 7 seconds, and fades in for 3 (document 2, section 9). */
const turnAfter = 7_000;

/**
 * The shop's banners. They pause while hovered or focused, can be stopped, and don't change automatically with reduced
 * motion.
 */
export function Banners({ slides }: { slides: readonly BannerSlide[] }) {
  const [place, setPlace] = useState(0);
  const [isPaused, setPaused] = useState(true);
  const [isWatched, setWatched] = useState(false);

  // In an effect, because the motion preference isn't known on the server.
  useEffect(() => setPaused(window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (isPaused || isWatched || slides.length < 2) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setPlace((now) => (now + 1) % slides.length);
    }, turnAfter);
    return () => clearInterval(timer);
  }, [isPaused, isWatched, slides.length]);

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setWatched(false);
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label="From the shop"
      className="border-line border-b bg-board/60"
      onPointerEnter={() => setWatched(true)}
      onPointerLeave={() => setWatched(false)}
      onFocus={() => setWatched(true)}
      onBlur={onBlur}
    >
      <div className="page grid">
        {slides.map((slide, index) => (
          <Slide key={slide.title} slide={slide} isShown={index === place} isFirst={index === 0} />
        ))}
      </div>
      <div className="page flex items-center gap-1 pb-4">
        {slides.map((slide, index) => (
          <button
            key={slide.title}
            type="button"
            aria-label={`Show banner ${index + 1}: ${slide.title}`}
            aria-current={index === place || undefined}
            onClick={() => setPlace(index)}
            className="group flex size-11 items-center justify-center rounded-md md:size-8"
          >
            <span
              className={classes(
                'block size-2.5 rounded-full border border-ink transition-colors group-hover:bg-ink',
                index === place && 'bg-ink',
              )}
            />
          </button>
        ))}
        <button
          type="button"
          aria-label={isPaused ? 'Start turning the banners' : 'Stop turning the banners'}
          onClick={() => setPaused(!isPaused)}
          className="flex size-11 items-center justify-center rounded-md hover:bg-board md:size-8"
        >
          {isPaused ? <Play aria-hidden="true" className="size-4" /> : <Pause aria-hidden="true" className="size-4" />}
        </button>
      </div>
    </section>
  );
}

function Slide({ slide, isShown, isFirst }: { slide: BannerSlide; isShown: boolean; isFirst: boolean }) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <div
      aria-hidden={!isShown || undefined}
      inert={!isShown}
      className={classes(
        // All are in one grid cell: the tallest determines the height, so nothing moves when they change.
        'col-start-1 row-start-1 grid items-center gap-x-12 gap-y-4 pt-8 pb-2 transition-opacity duration-[3s] md:grid-cols-[1.1fr_1fr]',
        isShown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <div>
        <Title className="max-w-[16ch] text-balance text-4xl lg:text-6xl">{slide.title}</Title>
        <p className="mt-4 max-w-[32rem] text-ink-soft text-lg">{slide.text}</p>
        <LinkButton to={slide.to} className="mt-6">
          {slide.action}
        </LinkButton>
      </div>
      <Picture
        src={slide.picture}
        alt=""
        sizes={`(min-width: 48rem) 38rem, ${acrossPhone}`}
        priority={isFirst}
        className="mx-auto aspect-video w-full rounded-md object-cover"
      />
    </div>
  );
}

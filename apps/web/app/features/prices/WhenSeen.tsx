import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenSeenProps {
  /** Must keep the content's height, so that nothing below moves and going back leads to the same place. */
  className: string;
  children: ReactNode;
}

/** Renders its content, and loads its script, when the visitor scrolls near it. */
export function WhenSeen({ className, children }: WhenSeenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null || isSeen) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px 0px' },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [isSeen]);
  return (
    <div ref={frame} className={className}>
      {isSeen ? children : null}
    </div>
  );
}

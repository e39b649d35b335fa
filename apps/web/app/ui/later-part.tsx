import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';

type Load<Part> = () => Promise<Part>;

interface LaterPartOptions {
  /** Shown until the part's script is there. */
  readonly fallback?: ReactNode;
  /** Loads the script when the part is shown for the first time: at once, unless this waits for something. */
  readonly onFirstShown?: <Part>(load: Load<Part>) => Promise<Part>;
}

type LaterPart<Props> = ComponentType<Props> & {
  /** Loads the part's script ahead; from then on the part is shown without its fallback. */
  readonly preload: () => Promise<void>;
};

/**
 * A part of a page whose script comes when it is shown, or before. `lazy` alone shows its fallback even if the script is
 * there, and React keeps each fallback for 300 ms.
 */
export const laterPart = <Props extends object>(
  load: Load<ComponentType<Props>>,
  { fallback = null, onFirstShown = (load) => load() }: LaterPartOptions = {},
): LaterPart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(() => onFirstShown(loadPart));
  const Part = (props: Props) => {
    // Once chosen it stays: the other one would be a new part, without what was typed into this.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    );
  };
  // `memo` returns a component with the same props
  const memoised = memo(Part) as unknown as ComponentType<Props>;
  return Object.assign(memoised, { preload: async () => void (await loadPart()) });
};

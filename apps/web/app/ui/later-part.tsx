import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { afterFirstInteraction } from './after-first-interaction.ts';

export interface LaterPartOptions {
  /** Shown until the part's script is there; server markup needs none. */
  readonly fallback?: ReactNode;
  /** Whether the script is loaded when the part is shown, without waiting for an interaction. */
  readonly atOnce?: () => boolean;
}

type LaterPart<Props> = ComponentType<Props> & {
  /** Loads the part's script ahead; from then on the part is shown without its fallback. */
  readonly preload: () => Promise<unknown>;
};

/**
 * A part of a page whose script comes when it is shown, or before. `lazy` alone shows its fallback even if the script is
 * there, and React keeps each fallback for 300 ms.
 */
export const laterPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, atOnce = () => true }: LaterPartOptions = {},
): LaterPart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(() => (atOnce() ? loadPart() : afterFirstInteraction(loadPart)));
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
  return Object.assign(memoised, { preload: loadPart });
};

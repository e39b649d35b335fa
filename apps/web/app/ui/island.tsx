import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { afterFirstInteraction } from './after-first-interaction.ts';

interface IslandOptions {
  /** Placeholder for a part that the server didn't render; server markup needs none. */
  readonly fallback?: ReactNode;
  /** Whether the script is loaded at once, without waiting for an interaction. */
  readonly atOnce?: () => boolean;
}

type Island<Props> = ComponentType<Props> & {
  /** Loads the part's script ahead, so that its first frame has the places that links lead to. */
  readonly preload: () => Promise<void>;
};

/** On the server: the parts that are being loaded. */
const loading: Promise<unknown>[] = [];

/** Resolves when the server has loaded all parts, so that it can render them without waiting. */
export const islandsReady = async (): Promise<void> => {
  while (loading.length > 0) await loading.pop();
};

/**
 * A part of a page that is hydrated later: the server renders it in full, and the browser loads its script and hydrates
 * it after the visitor's first interaction. Until then React keeps the server's markup, as long as the props are the
 * same objects.
 */
export const island = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, atOnce = () => false }: IslandOptions = {},
): Island<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    loaded = await load();
    return { default: loaded };
  };
  if (import.meta.env.SSR) loading.push(loadPart());
  const Part = lazy(() => (atOnce() ? loadPart() : afterFirstInteraction(loadPart)));
  const Island = (props: Props) => {
    // `lazy` shows the fallback for a moment even if the script is there.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Part);
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    );
  };
  // `memo` returns a component with the same props
  const memoised = memo(Island) as unknown as ComponentType<Props>;
  return Object.assign(memoised, { preload: async () => void (await loadPart()) });
};

import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { afterFirstInteraction } from './after-first-interaction.ts';

interface IslandOptions {
  /** Placeholder for a part that the server didn't render; server markup needs none. */
  readonly fallback?: ReactNode;
  /** Whether the script is loaded at once, without waiting for an interaction. */
  readonly atOnce?: () => boolean;
}

/**
 * A part of a page that is hydrated later: the server renders it in full, and the browser loads its script and hydrates
 * it after the visitor's first interaction. Until then React keeps the server's markup, as long as the props are the
 * same objects.
 */
export const island = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, atOnce = () => false }: IslandOptions = {},
): ComponentType<Props> => {
  const loadPart = () => load().then((Part) => ({ default: Part }));
  const Part = lazy(() => (import.meta.env.SSR || atOnce() ? loadPart() : afterFirstInteraction(loadPart)));
  const Island = (props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
  return memo(Island) as unknown as ComponentType<Props>; // `memo` keeps the props
};

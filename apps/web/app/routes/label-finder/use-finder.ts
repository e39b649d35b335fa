import { type RefObject, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fieldsOf } from '../../features/configurator/fields-of.ts';
import type { Container } from '../../features/label-finder/containers.ts';
import { findLabels } from '../../features/label-finder/find-labels.ts';
import {
  containerOf,
  readTyped,
  type TypedContainer,
  writeTyped,
} from '../../features/label-finder/typed-container.ts';
import { useNewest } from '../../ui/use-newest.ts';

/** The typed container, kept in the address, and the labels for it, found while one types. */
export const useFinder = (form: RefObject<HTMLFormElement | null>) => {
  const [params, setParams] = useSearchParams();
  const { value: typed, newest, show } = useNewest(() => readTyped(params));
  const read = containerOf(typed);
  const [good, setGood] = useState<Container | null>(read.ok ? read.container : null);
  // The last container without mistakes stays drawn while another size is being typed.
  if (read.ok && JSON.stringify(read.container) !== JSON.stringify(good)) setGood(read.container);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration: what was typed before the script arrived.
  useEffect(() => {
    // Not the way to measure: its press is repeated (see hold-early-presses), and then converts the girth.
    const before = form.current && { ...readTyped(fieldsOf(form.current)), measured: typed.measured };
    if (before && writeTyped(before).toString() !== writeTyped(typed).toString()) show(before);
  }, []);

  const shown = good !== null && good.kind === typed.kind ? good : null;
  return {
    typed,
    problems: read.ok ? {} : read.problems,
    /** The container that is drawn: the typed one, or the last complete one. */
    container: shown,
    isCurrent: read.ok,
    found: shown === null ? null : findLabels(shown),
    change: (changeOf: (before: TypedContainer) => TypedContainer) => {
      const next = changeOf(newest.current);
      show(next);
      setParams(writeTyped(next), { replace: true, preventScrollReset: true });
    },
    /** For links, which change the address themselves. */
    follow: show,
  };
};

export type Finder = ReturnType<typeof useFinder>;

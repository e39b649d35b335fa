import type { BoxProblem } from '@boxwright/dieline';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  gsmOf,
  readStudio,
  requestOf,
  type StudioConfiguration,
  type StudioSettings,
  writeStudio,
} from '../../features/dieline/studio-configuration.ts';
import type { StudioPicture } from '../../features/dieline/studio-picture.ts';
import { notify } from '../../ui/notify.ts';
import { unreachable } from '../../unreachable.ts';

/** The last configuration that could be drawn, and its drawing: what is seen and downloaded. */
export interface GoodDrawing {
  readonly configuration: StudioConfiguration;
  readonly picture: StudioPicture;
}

interface Loaded {
  readonly settings: StudioSettings;
  readonly configuration: StudioConfiguration;
  readonly problem: BoxProblem | null;
  readonly good: GoodDrawing;
}

const loadEngine = () => import('../../features/dieline/draw-studio.ts');

/** Fetches the engine at the first sign that somebody is about to change something. */
export const prepareToDraw = (): void => {
  // What can't be fetched now is fetched when it is needed, and said then.
  loadEngine().catch(() => undefined);
};

/**
 * The studio's form, kept in the address, and the drawing that follows it. What can't be made is a problem beside its
 * field, and the last good drawing stays.
 */
export const useStudio = (loaded: Loaded, form: RefObject<HTMLFormElement | null>) => {
  const { settings } = loaded;
  const [configuration, setConfiguration] = useState(loaded.configuration);
  const [problem, setProblem] = useState(loaded.problem);
  const [good, setGood] = useState(loaded.good);
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const written = useRef(address);
  const turn = useRef(0);

  const draw = (next: StudioConfiguration) => {
    turn.current += 1;
    const mine = turn.current;
    loadEngine().then(
      ({ drawStudio }) => {
        // A later change has overtaken this one.
        if (mine !== turn.current) return;
        const drawn = drawStudio(settings.style.id, requestOf(next, settings), gsmOf(next, settings));
        setProblem(drawn.ok ? null : drawn.problem);
        if (drawn.ok) setGood({ configuration: next, picture: drawn.picture });
      },
      () => notify.error(unreachable),
    );
  };
  const change = (next: StudioConfiguration) => {
    setConfiguration(next);
    const search = writeStudio(next, settings.style);
    written.current = search.toString();
    setParams(search, { replace: true, preventScrollReset: true });
    draw(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address that this form didn't write is news: a link, or the way back.
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    const next = readStudio(params, settings);
    setConfiguration(next);
    draw(next);
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive.
  useEffect(() => {
    // What was typed before the script arrived counts as typed.
    const typed = form.current && readStudio(fieldsOf(form.current), settings);
    if (typed && JSON.stringify(typed) !== JSON.stringify(configuration)) change(typed);
  }, []);

  return { configuration, problem, good, change };
};

const fieldsOf = (form: HTMLFormElement): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
};

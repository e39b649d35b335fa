import type { BoxProblem } from '@boxwright/dieline';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fieldsOf } from '../../features/configurator/fields-of.ts';
import {
  drawnInside,
  gsmOf,
  readStudio,
  requestOf,
  type StudioConfiguration,
  type StudioSettings,
  statedOf,
  withTyped,
  writeStudio,
} from '../../features/dieline/studio-configuration.ts';
import type { StudioPicture } from '../../features/dieline/studio-picture.ts';
import { notify } from '../../ui/notify.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { unreachable } from '../../unreachable.ts';

/** The last valid configuration with its drawing, which is shown and downloaded. `insideOf` gives its inside size. */
export interface GoodDrawing {
  readonly configuration: StudioConfiguration;
  readonly picture: StudioPicture;
}

export const insideOf = ({ configuration, picture }: GoodDrawing, { style }: Pick<StudioSettings, 'style'>) =>
  drawnInside(configuration, style, picture.facts.inside);

/** Whether no option differs from its default: the shop's sizes have no options. */
export const hasUsualOptions = (good: GoodDrawing, settings: StudioSettings): boolean =>
  Object.keys(statedOf(insideOf(good, settings), settings).options ?? {}).length === 0;

/** What the form becomes, of what it is at that time. */
export type StudioChange = (before: StudioConfiguration) => StudioConfiguration;

interface Loaded {
  readonly settings: StudioSettings;
  readonly configuration: StudioConfiguration;
  readonly problem: BoxProblem | null;
  readonly good: GoodDrawing;
}

const loadEngine = () => import('../../features/dieline/draw-studio.ts');

/** Loads the engine as soon as the user is about to change something. */
export const prepareToDraw = (): void => {
  // A failure is ignored here: the engine is loaded again when it is needed, and then the failure is reported.
  loadEngine().catch(() => undefined);
};

/**
 * The studio's form, stored in the URL, and its live drawing. An invalid configuration shows a problem beside its field
 * and keeps the last valid drawing.
 */
export const useStudio = (loaded: Loaded, form: RefObject<HTMLFormElement | null>) => {
  const { settings } = loaded;
  const { value: configuration, newest, show } = useNewest(loaded.configuration);
  const [problem, setProblem] = useState(loaded.problem);
  const [good, setGood] = useState(loaded.good);
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  // Addresses of this form's own changes that haven't arrived yet, in their order; at first the one that was opened.
  const underway = useRef([address]);
  const turn = useRef(0);

  const draw = (next: StudioConfiguration) => {
    turn.current += 1;
    const mine = turn.current;
    loadEngine().then(
      ({ drawStudio }) => {
        // A later change has superseded this one.
        if (mine !== turn.current) return;
        const drawn = drawStudio(settings.style.id, requestOf(next, settings), gsmOf(next, settings), next.measured);
        setProblem(drawn.ok ? null : drawn.problem);
        if (drawn.ok) setGood({ configuration: next, picture: drawn.picture });
      },
      () => notify.error(unreachable),
    );
  };
  const change = (changeOf: StudioChange) => {
    const next = changeOf(newest.current);
    show(next);
    const search = writeStudio(next, settings.style);
    underway.current.push(search.toString());
    setParams(search, { replace: true, preventScrollReset: true });
    draw(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only URLs that this form didn't write matter: links, or going back.
  useEffect(() => {
    const arrived = underway.current.indexOf(address);
    underway.current = arrived < 0 ? [] : underway.current.slice(arrived + 1);
    // One of its own may come after further changes, which it mustn't take back.
    if (arrived >= 0) return;
    const next = readStudio(params, settings);
    show(next);
    draw(next);
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useEffect(() => {
    // Values typed before hydration count too.
    const typed = form.current && withTyped(configuration, fieldsOf(form.current), settings);
    if (typed && JSON.stringify(typed) !== JSON.stringify(configuration)) change(() => typed);
  }, []);

  return { configuration, problem, good, change };
};

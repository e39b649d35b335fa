import { Film, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type FilmKind, filmTurn } from './box-pictures.ts';
import { handOver, isShared } from './hand-over.ts';
import { KeepFailure } from './KeepFailure.tsx';
import type { BoxView } from './use-box-view.ts';

interface KeepFilmProps {
  view: BoxView;
  kind: FilmKind;
  styleId: string;
  name: string;
}

type State =
  | { readonly is: 'ready' | 'failed' | 'hidden' }
  | { readonly is: 'filming'; readonly share: number }
  /** Phones only share what is pressed for, so a film waits for another press. */
  | { readonly is: 'made'; readonly file: File };

/** Films one turn of the box in the browser. */
export function KeepFilm({ view, kind, styleId, name }: KeepFilmProps) {
  const [state, setState] = useState<State>({ is: 'ready' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const film = async () => {
    const run = new AbortController();
    running.current = run;
    setState({ is: 'filming', share: 0 });
    // A page in the background draws nothing.
    const hide = () => document.hidden && run.abort('hidden');
    document.addEventListener('visibilitychange', hide);
    try {
      const onProgress = (share: number) => setState({ is: 'filming', share });
      const made = await filmTurn(view, kind, { signal: run.signal, onProgress });
      const file = new File([made], `${styleId}-turning.${kind.ending}`, { type: made.type });
      if (isShared(file.type)) return setState({ is: 'made', file });
      await handOver(file);
      setState({ is: 'ready' });
    } catch {
      const { aborted, reason } = run.signal;
      setState({ is: reason === 'hidden' ? 'hidden' : aborted ? 'ready' : 'failed' });
    } finally {
      document.removeEventListener('visibilitychange', hide);
    }
  };
  const press = async () => {
    if (state.is === 'filming') return running.current?.abort();
    if (state.is !== 'made') return film();
    await handOver(state.file);
    setState({ is: 'ready' });
  };
  const percent = state.is === 'filming' ? Math.round(state.share * 100) : null;
  const Icon = state.is === 'made' ? Share2 : Film;
  return (
    <>
      <Button tone="outline" size="small" onClick={() => void press()}>
        <Icon aria-hidden="true" className="size-5" />
        {state.is === 'filming' ? 'Cancel film' : state.is === 'made' ? 'Share film' : 'Turning film'}
        <span className="sr-only"> of {name}</span>
      </Button>
      {percent === null ? null : (
        <span className="flex items-center gap-2 text-ink-soft text-sm">
          <progress aria-label={`Filming ${name}`} max={100} value={percent} className="h-2 w-24" />
          <span className="figures w-10">{percent} %</span>
        </span>
      )}
      {state.is === 'failed' ? (
        <KeepFailure>The film couldn’t be made. Reload the page and try again.</KeepFailure>
      ) : null}
      {state.is === 'hidden' ? (
        <KeepFailure>The film stopped because another page was in front. Film again and stay on this page.</KeepFailure>
      ) : null}
    </>
  );
}

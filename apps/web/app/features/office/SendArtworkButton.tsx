import { acceptedArtwork } from '@boxwright/contract';
import { Paperclip } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { unreachable } from '../../unreachable.ts';

interface SendArtworkButtonProps {
  /** The button's words. */
  children: ReactNode;
  /** Called with the token of the uploaded file. The button shows progress until it resolves. */
  onSent: (token: string) => Promise<void>;
  /** Shown where there is no JavaScript, which sending a file needs. */
  withoutScript?: string;
}

interface Sending {
  readonly name: string;
  /** 0 to 1. */
  readonly part: number;
}

/** Chooses a customer's file for print, and sends it as soon as it is chosen. */
export function SendArtworkButton({ children, onSent, withoutScript }: SendArtworkButtonProps) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  const id = useId();
  const send = async (file: File) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setProblem(null);
    setSending({ name: file.name, part: 0 });
    const end = (text: string | null) => {
      setSending(null);
      setProblem(text);
    };
    const sender = await import('../upload/send-artwork.ts').catch(() => null);
    if (sender === null) return end(unreachable);
    const refusal = sender.refusedUnsent(file);
    if (refusal !== null) return end(refusal);
    const answer = await sender.sendArtwork(file, (part) => setSending({ name: file.name, part }), signal);
    if (signal.aborted) return end(null);
    if (!answer.ok) return end(answer.failure.text);
    await onSent(answer.value.token);
    end(null);
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file) void send(file);
    // Emptied, so that the same file can be chosen again.
    event.currentTarget.value = '';
  };
  const percent = Math.round((sending?.part ?? 0) * 100);
  return (
    <>
      {sending === null ? (
        <label
          className={buttonStyle(
            'quiet',
            'small',
            'noscript:hidden relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-teal has-focus-visible:outline-offset-2',
          )}
        >
          <Paperclip aria-hidden="true" className="size-5" />
          {children}
          <input
            type="file"
            accept={acceptedArtwork}
            aria-describedby={problem === null ? undefined : id}
            aria-invalid={problem === null ? undefined : true}
            onChange={chosen}
            className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
          />
        </label>
      ) : (
        <span className="flex min-h-11 flex-wrap items-center gap-x-3">
          <progress aria-label={`Sending ${sending.name}`} max={100} value={percent} className="h-2 w-32" />
          <span role="status" className="text-sm">
            {percent < 100 ? 'Sending…' : 'Sent; we are looking at it…'}
          </span>
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              abort.current?.abort('cancelled');
              setSending(null);
            }}
          >
            Cancel
          </Button>
        </span>
      )}
      <p id={id} role="alert" className="basis-full font-medium text-vermilion-deep empty:hidden">
        {problem}
      </p>
      {withoutScript === undefined ? null : (
        <noscript>
          <span className="text-ink-soft text-sm">{withoutScript}</span>
        </noscript>
      )}
    </>
  );
}

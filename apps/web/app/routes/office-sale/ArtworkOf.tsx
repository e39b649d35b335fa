import { acceptedArtwork, artworkFileAddress, type SaleLine } from '@boxwright/contract';
import { Paperclip } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import type { Posted } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { unreachable } from '../../unreachable.ts';
import type { Sale } from './load-sale.ts';
import { SaleForm } from './sale-form.tsx';

interface ArtworkOfProps {
  sale: Sale;
  line: SaleLine;
  number: number;
  posted: Posted | undefined;
}

/** The customer's file for print: sent as soon as it is chosen, and kept with the item. */
export function ArtworkOf({ sale, line, number, posted }: ArtworkOfProps) {
  const { version, order } = sale;
  const { artwork } = line;
  if (order !== null && artwork === null) return null;
  const isRefused = posted?.form === `attach:${line.id}` || (artwork === null && posted?.form === `artwork:${line.id}`);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
      {artwork === null ? null : (
        <p className="wrap-anywhere min-w-0">
          Artwork:{' '}
          <a href={artworkFileAddress(artwork.token)} className="inline-block py-2 underline underline-offset-4">
            {artwork.name}
          </a>
        </p>
      )}
      {order === null ? <ChooseFile line={line} number={number} version={version} /> : null}
      {order === null && artwork !== null ? (
        <SaleForm name="artwork" line={line.id} seen={version} posted={posted}>
          {(_field, busy) => (
            <>
              <input type="hidden" name="token" value="" />
              <Button type="submit" tone="quiet" size="small" busy={busy && 'Taking off…'}>
                Take off<span className="sr-only"> the artwork of item {number}</span>
              </Button>
            </>
          )}
        </SaleForm>
      ) : null}
      {order === null && isRefused ? (
        <p role="alert" className="basis-full font-medium text-vermilion-deep">
          {posted.failed?.text}
        </p>
      ) : null}
    </div>
  );
}

interface Sending {
  readonly name: string;
  /** 0 to 1. */
  readonly part: number;
}

/** Hidden without JavaScript, which sending a file needs. */
function ChooseFile({ line, number, version }: { line: SaleLine; number: number; version: number }) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  const submit = useSubmit();
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
    const sender = await import('../../features/stickers/artwork/send-artwork.ts').catch(() => null);
    if (sender === null) return end(unreachable);
    const refusal = sender.refusedUnsent(file);
    if (refusal !== null) return end(refusal);
    const answer = await sender.sendArtwork(file, (part) => setSending({ name: file.name, part }), signal);
    if (signal.aborted) return end(null);
    if (!answer.ok) return end(answer.failure.text);
    const form = { form: `attach:${line.id}`, seen: String(version), line: String(line.id), token: answer.value.token };
    await submit(form, { method: 'post', preventScrollReset: true });
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
          {line.artwork === null ? 'Attach artwork' : 'Another file'}
          <span className="sr-only"> to item {number}</span>
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
              abort.current?.abort();
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
      {line.artwork === null ? (
        <noscript>
          <span className="text-ink-soft text-sm">
            Attaching a file needs JavaScript. Without it, the customer mails the file with the order’s number.
          </span>
        </noscript>
      ) : null}
    </>
  );
}

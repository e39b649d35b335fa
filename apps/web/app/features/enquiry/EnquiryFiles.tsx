import { artworkKindWords, fileSizeWords, largestArtwork, mostEnquiryFiles } from '@boxwright/contract';
import { FileUp, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useStable } from '../../ui/use-stable.ts';
import { unreachable } from '../../unreachable.ts';
import { FileButton } from '../upload/FileButton.tsx';
import { type EnquiryFile, filesAsText, filesIn } from './enquiry-files.ts';

interface EnquiryFilesProps {
  /** The form's field. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Whether one is being sent: the form waits for it. */
  onSending: (isSending: boolean) => void;
}

interface Sending {
  readonly name: string;
  readonly percent: number;
}

/** Takes the files of an enquiry, one after another. */
export function EnquiryFiles({ value, error, onChange, onSending }: EnquiryFilesProps) {
  const id = useId();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const files = filesIn(value);
  // Another one may have been taken out meanwhile.
  const add = useStable((file: EnquiryFile) => onChange(filesAsText([...others(files, file.token), file])));
  const isSending = sending !== null;
  useEffect(() => onSending(isSending), [isSending, onSending]);
  const shownProblem = problem ?? error ?? null;

  const send = async (file: File) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const { signal } = abort;
    setProblem(null);
    const stop = (text: string | null) => {
      setSending(null);
      setProblem(text);
    };
    setSending({ name: file.name, percent: 0 });
    const sender = await import('../upload/send-artwork.ts').catch(() => null);
    if (signal.aborted) return;
    if (sender === null) return stop(unreachable);
    const refusal = sender.refusedUnsent(file);
    if (refusal !== null) return stop(refusal);
    const answer = await sender.sendArtwork(
      file,
      (part) => signal.aborted || setSending({ name: file.name, percent: Math.round(part * 100) }),
      signal,
    );
    if (signal.aborted) return;
    stop(answer.ok ? null : answer.failure.text);
    if (answer.ok) add(answer.value);
  };
  const cancel = () => {
    running.current?.abort();
    setSending(null);
  };

  return (
    <fieldset className="sm:col-span-2 noscript:hidden">
      <legend className="mb-1.5 font-medium text-[0.9375rem]">
        Files <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      {files.length === 0 && !isSending ? null : (
        <ul className="mb-2">
          {files.map((file) => (
            <FileRow
              key={file.token}
              name={file.name}
              verb="Take out"
              onRemove={() => {
                setProblem(null);
                onChange(filesAsText(others(files, file.token)));
              }}
            />
          ))}
          {sending === null ? null : (
            <FileRow name={sending.name} verb="Don’t send" percent={sending.percent} onRemove={cancel} />
          )}
        </ul>
      )}
      {isSending || files.length >= mostEnquiryFiles ? null : (
        <FileButton
          describedBy={shownProblem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
          isInvalid={shownProblem !== null}
          onChoose={(file) => void send(file)}
        >
          <FileUp aria-hidden="true" className="size-5" />
          {files.length === 0 ? 'Choose a file' : 'Add another file'}
        </FileButton>
      )}
      <p id={`${id}-hint`} className="mt-2 text-ink-soft text-sm">
        A drawing, a picture, your artwork: up to {mostEnquiryFiles} files. {artworkKindWords}, up to{' '}
        {fileSizeWords(largestArtwork)}.
      </p>
      <p id={`${id}-problem`} role="alert" className="font-medium text-[0.9375rem] text-vermilion-deep">
        {shownProblem === null ? null : <span className="mt-1.5 block whitespace-pre-line">{shownProblem}</span>}
      </p>
    </fieldset>
  );
}

const others = (files: readonly EnquiryFile[], token: string) => files.filter((file) => file.token !== token);

function FileRow({
  name,
  verb,
  percent,
  onRemove,
}: {
  name: string;
  verb: string;
  percent?: number;
  onRemove: () => void;
}) {
  return (
    <li className="flex min-h-11 items-center gap-3 border-line border-b">
      <span className="min-w-0 grow truncate">{name}</span>
      {percent === undefined ? null : percent === 100 ? (
        <span role="status" className="shrink-0 text-ink-soft text-sm">
          Sent; we are looking at it …
        </span>
      ) : (
        <progress
          aria-label={`Sending ${name}`}
          max={100}
          value={percent}
          className="h-2 w-24 appearance-none overflow-hidden rounded-sm bg-board [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-board [&::-webkit-progress-value]:bg-teal"
        />
      )}
      <button
        type="button"
        onClick={onRemove}
        aria-label={`${verb}: ${name}`}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-board"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}

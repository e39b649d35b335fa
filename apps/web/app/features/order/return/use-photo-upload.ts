import { fileSizeWords, largestReturnPhoto, returnPhotoUpload } from '@boxwright/contract';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { unreachable } from '../../../unreachable.ts';

export interface PhotoUpload {
  /** The file that is being sent, and the part of it that has been sent, 0 to 1; null if there is none. */
  readonly sending: { readonly name: string; readonly part: number } | null;
  /** Why the last file wasn't accepted. */
  readonly problem: string | null;
  readonly send: (files: readonly File[]) => void;
}

const refusedUnsent = ({ name, size }: File): string | null =>
  size > largestReturnPhoto
    ? `${name} is larger than ${fileSizeWords(largestReturnPhoto)}. Please choose a smaller photograph.`
    : null;

const lost = (name: string) => `The connection was lost while ${name} was on its way. Please choose it again.`;

/** Sends photographs one after the other; each is shown once it has arrived. */
export const usePhotoUpload = (orderId: number): PhotoUpload => {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<PhotoUpload['sending']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef<File[]>([]);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const sendNext = async () => {
    const file = queue.current[0];
    if (file === undefined) return setSending(null);
    abort.current ??= new AbortController();
    const { signal } = abort.current;
    const { name } = file;
    setSending({ name, part: 0 });
    const sender = await import('../../upload/send-file.ts').catch(() => null);
    const refusal = refusedUnsent(file);
    const answer =
      refusal === null && sender !== null
        ? await sender.sendFile({
            to: returnPhotoUpload(orderId),
            file,
            received: {},
            lost: lost(name),
            onProgress: (part) => signal.aborted || setSending({ name, part }),
            signal,
          })
        : null;
    if (signal.aborted) return;
    queue.current.shift();
    if (answer?.ok) await revalidate();
    else setProblem(refusal ?? (answer === null ? unreachable : answer.failure.text));
    await sendNext();
  };

  return {
    sending,
    problem,
    send: (files) => {
      setProblem(null);
      const isIdle = queue.current.length === 0;
      queue.current.push(...files);
      if (isIdle) void sendNext();
    },
  };
};

import { type ArtworkRow, ok } from '@boxwright/contract';
import { lazy, type Ref, Suspense, useState } from 'react';
import { sampleFileWords } from '../../features/proof/artwork-wishes.ts';
import { ArtworkUploadField } from '../../features/upload/ArtworkUploadField.tsx';
import { AttachedFile } from '../../features/upload/AttachedFile.tsx';
import { KeepFile } from '../../features/upload/KeepFile.tsx';
import { useArtworkUpload } from '../../features/upload/use-artwork-upload.ts';
import { useHeldFile } from '../../features/upload/use-held-file.ts';
import type { HeldFile } from '../../features/upload/use-held-files.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useStarted } from '../../ui/use-started.ts';
import type { SampleCheckProps } from './SampleCheck.tsx';
import type { SampleFile as File } from './use-sample-form.ts';

/** Loaded once there is a file to check. */
const SampleCheck = lazy(() => import('./SampleCheck.tsx'));

interface SampleFileProps {
  ref: Ref<HeldFile>;
  /** Of the box. */
  name: string;
  /** What the file is checked against. */
  box: SampleCheckProps['box'];
  file: File | null;
  onChange: (file: File | null) => void;
}

/** Takes the file that is printed on the sample, if its buyer has one. */
export function SampleFile({ ref, name, box, file, onChange }: SampleFileProps) {
  const isStarted = useStarted();
  const kept = useKeptFocus<HTMLElement>();
  const [isReplacing, setReplacing] = useState(false);
  const upload = useArtworkUpload(async ({ token, name }: ArtworkRow) => {
    setReplacing(false);
    onChange({ token, name, place: null });
    return ok(null);
  });
  const { field, error } = useHeldFile(ref, upload);
  return (
    <section aria-labelledby="artwork-title" className="mt-6" {...kept}>
      <h2 id="artwork-title" className="text-xl">
        Your artwork <span className="font-normal text-base text-ink-soft">(optional)</span>
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{sampleFileWords} You approve a proof before we print.</p>
      {file !== null && !isReplacing ? (
        <>
          <AttachedFile file={file} onReplace={() => setReplacing(true)} onTakeOff={() => onChange(null)} />
          {isStarted ? (
            <Suspense>
              <SampleCheck file={file} box={box} itemName={name} />
            </Suspense>
          ) : null}
        </>
      ) : (
        <>
          <ArtworkUploadField
            itemName={name}
            upload={upload}
            hasFile={file !== null}
            tone="outline"
            error={error}
            fieldRef={field}
          />
          <noscript>
            {import.meta.env.SSR ? (
              <p>Sending a file here needs JavaScript. Without it, send it in the cart, or after the order.</p>
            ) : null}
          </noscript>
          {file === null ? null : <KeepFile upload={upload} onKept={() => setReplacing(false)} />}
        </>
      )}
    </section>
  );
}

import { type ArtworkRow, type CartRow, printsInside, stickerDesignFileAddress } from '@boxwright/contract';
import { type Ref, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { sampleFileWords } from '../proof/artwork-wishes.ts';
import { ArtworkUploadField } from '../upload/ArtworkUploadField.tsx';
import { AttachedFile } from '../upload/AttachedFile.tsx';
import { KeepFile } from '../upload/KeepFile.tsx';
import { useArtworkUpload } from '../upload/use-artwork-upload.ts';
import { useHeldFile } from '../upload/use-held-file.ts';
import type { HeldFile } from '../upload/use-held-files.ts';
import { NoFileYet } from './NoFileYet.tsx';

const link = 'mr-5 inline-flex min-h-11 items-center text-[0.9375rem] underline underline-offset-4';

interface ArtworkOfLineProps {
  ref: Ref<HeldFile>;
  line: CartRow;
  itemName: string;
  /** The page that edits the goods, and shows where their picture lies; null where there is none. */
  editor: string | null;
}

/** The file that an item is printed with, before it is paid: attached, replaced and taken off. */
export function ArtworkOfLine({ ref, line, itemName, editor }: ArtworkOfLineProps) {
  const { sticker, artworkWish, cartId, lineId } = line;
  const artwork = line.artwork ?? sticker?.artwork ?? null;
  const { revalidate } = useRevalidator();
  const [isReplacing, setReplacing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attach = async (token: string | null) => {
    const attached = await call('AttachArtworkInCart', { cartId, lineId, artwork: token });
    await revalidate();
    return attached;
  };
  const upload = useArtworkUpload(async ({ token }: ArtworkRow) => {
    const attached = await attach(token);
    if (attached.ok) setReplacing(false);
    return attached;
  });
  const kept = useKeptFocus<HTMLDivElement>();
  const fold = useRef<HTMLDetailsElement>(null);
  const { field, mayLeave, error } = useHeldFile(ref, upload, () => {
    if (fold.current) fold.current.open = true;
  });
  const takeOff = async () => {
    const taken = await attach(null);
    setProblem(taken.ok ? null : taken.failure.text);
  };
  // That of a box stands beside what the check of its file finds.
  const template =
    sticker === null ? null : sticker.template === null ? (
      <a href={stickerDesignFileAddress} download className={link}>
        How to draw it, as a PDF<span className="sr-only">, for {itemName}</span>
      </a>
    ) : (
      <Link to={sticker.template} onClick={(event) => mayLeave() || event.preventDefault()} className={link}>
        Template in this size: PDF, SVG and DXF<span className="sr-only">, for {itemName}</span>
      </Link>
    );
  if (artwork !== null && !isReplacing) {
    return (
      <div className="mt-2" {...kept}>
        <AttachedFile
          file={artwork}
          itemName={itemName}
          onReplace={() => setReplacing(true)}
          onTakeOff={() => void takeOff()}
        />
        {sticker === null || editor === null ? null : (
          <Link to={editor} className={link}>
            See how it lies on the sticker<span className="sr-only">: {itemName}</span>
          </Link>
        )}
        {template}
        <p role="alert" className="font-medium text-[0.9375rem] text-vermilion-deep empty:hidden">
          {problem}
        </p>
      </div>
    );
  }
  return (
    <div {...kept}>
      {line.kind === 'sample' && artwork === null ? (
        <p className="mt-1 text-[0.9375rem] text-ink-soft">{sampleFileWords}</p>
      ) : null}
      <details ref={fold} className="mt-1" open={isReplacing || artworkWish !== null || undefined}>
        <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
          Attach your artwork<span className="sr-only"> for {itemName}</span>
        </summary>
        <ArtworkUploadField
          itemName={itemName}
          upload={upload}
          hasFile={artwork !== null}
          hasInside={printsInside(line.print)}
          error={error}
          fieldRef={field}
        />
        {template}
        {artwork === null ? (
          line.kind === 'sample' ? null : (
            <>
              <p className="mt-3 font-semibold">No file yet?</p>
              <NoFileYet line={line} itemName={itemName} />
            </>
          )
        ) : (
          <KeepFile upload={upload} itemName={itemName} onKept={() => setReplacing(false)} />
        )}
      </details>
    </div>
  );
}

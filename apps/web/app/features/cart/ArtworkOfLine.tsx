import {
  type ArtworkRow,
  artworkFileAddress,
  artworkPreviewAddress,
  type CartRow,
  printsInside,
  stickerDesignFileAddress,
} from '@boxwright/contract';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { sampleFileWords } from '../proof/before-order.ts';
import { ArtworkUploadField } from '../upload/ArtworkUploadField.tsx';
import { useArtworkUpload } from '../upload/use-artwork-upload.ts';
import type { HeldFile } from '../upload/use-held-files.ts';
import { whyUnsent } from '../upload/why-unsent.ts';
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
  const unsent = whyUnsent(upload);
  const fold = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (unsent === null) setHeld(false);
  }, [unsent]);
  const mayLeave = (): boolean => {
    if (unsent === null) return true;
    setHeld(true);
    notify.error(unsent);
    if (fold.current) fold.current.open = true;
    field.current?.focus();
    return false;
  };
  useImperativeHandle(ref, () => ({ mayLeave }));
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
      <div className="mt-2">
        <p className="wrap-anywhere flex items-center gap-3">
          <img
            src={artworkPreviewAddress(artwork.token)}
            alt=""
            className="size-14 border border-line object-contain"
          />
          <a href={artworkFileAddress(artwork.token)} className="py-2 underline underline-offset-4">
            {artwork.name}
          </a>
        </p>
        <div className="mt-1 -ml-4 flex flex-wrap">
          <Button tone="quiet" size="small" onClick={() => setReplacing(true)}>
            Another file<span className="sr-only"> for {itemName}</span>
          </Button>
          <Button tone="quiet" size="small" onClick={() => void takeOff()}>
            Take off<span className="sr-only"> the artwork of {itemName}</span>
          </Button>
        </div>
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
    <>
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
          hasInside={printsInside(line.print)}
          error={isHeld ? (unsent ?? undefined) : undefined}
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
          <Button
            tone="quiet"
            size="small"
            className="mt-1"
            onClick={() => {
              upload.cancel();
              setReplacing(false);
            }}
          >
            Keep the file that is here<span className="sr-only"> for {itemName}</span>
          </Button>
        )}
      </details>
    </>
  );
}

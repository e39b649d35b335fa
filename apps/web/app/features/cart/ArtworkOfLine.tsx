import {
  type ArtworkRow,
  artworkFileAddress,
  artworkPreviewAddress,
  type CartRow,
  printsInside,
} from '@boxwright/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { ArtworkUploadField } from '../../features/upload/ArtworkUploadField.tsx';
import { useArtworkUpload } from '../../features/upload/use-artwork-upload.ts';
import { Button } from '../../ui/Button.tsx';
import { NoFileYet } from './NoFileYet.tsx';

/** The file that a box of the cart is printed with: attached, replaced and taken off. */
export default function ArtworkOfLine({ line }: { line: CartRow }) {
  const { artwork, artworkWish, variantName, cartId, lineId } = line;
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
  const takeOff = async () => {
    const taken = await attach(null);
    setProblem(taken.ok ? null : taken.failure.text);
  };
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
        <div className="mt-1 flex flex-wrap gap-x-2">
          <Button tone="quiet" size="small" onClick={() => setReplacing(true)}>
            Another file<span className="sr-only"> for {variantName}</span>
          </Button>
          <Button tone="quiet" size="small" onClick={() => void takeOff()}>
            Take off<span className="sr-only"> the artwork of {variantName}</span>
          </Button>
        </div>
        <p role="alert" className="font-medium text-[0.9375rem] text-vermilion-deep empty:hidden">
          {problem}
        </p>
      </div>
    );
  }
  return (
    <details className="mt-1" open={isReplacing || artworkWish !== null || undefined}>
      <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
        Attach your artwork<span className="sr-only"> for {variantName}</span>
      </summary>
      <ArtworkUploadField itemName={variantName} upload={upload} hasInside={printsInside(line.print)} />
      <p className="mt-3 font-semibold">No file yet?</p>
      <NoFileYet line={line} />
    </details>
  );
}

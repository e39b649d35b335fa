import { type ArtworkRow, artworkFileAddress, artworkPreviewAddress, type CartRow } from '@boxwright/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { wishesWithWords } from '../../features/proof/artwork-wishes.ts';
import { ArtworkUploadField } from '../../features/upload/ArtworkUploadField.tsx';
import { useArtworkUpload } from '../../features/upload/use-artwork-upload.ts';
import { Button } from '../../ui/Button.tsx';

type Wish = NonNullable<CartRow['artworkWish']>;

/** The file that a box of the cart is printed with: attached, replaced and taken off. */
export default function ArtworkOfLine({ line }: { line: CartRow }) {
  const { artwork, artworkWish, variantName, cartId, lineId } = line;
  const { revalidate } = useRevalidator();
  const [isReplacing, setReplacing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attach = async (token: string | null, wish: Wish | null = null) => {
    const attached = await call('AttachArtworkInCart', { cartId, lineId, artwork: token, wish });
    await revalidate();
    return attached;
  };
  const upload = useArtworkUpload(async ({ token }: ArtworkRow) => {
    const attached = await attach(token);
    if (attached.ok) setReplacing(false);
    return attached;
  });
  const [answering, setAnswering] = useState<Wish | null>(null);
  /** Takes the file off, or keeps an answer in place of one. */
  const goWithout = async (wish: Wish | null) => {
    setAnswering(wish);
    const taken = await attach(null, wish);
    setAnswering(null);
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
          <Button tone="quiet" size="small" onClick={() => void goWithout(null)}>
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
      <ArtworkUploadField itemName={variantName} upload={upload} />
      <p className="mt-3 font-semibold">No file yet?</p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        {wishesWithWords.map(({ wish, words }) => (
          <Button
            key={wish}
            tone={artworkWish === wish ? 'ink' : 'outline'}
            size="small"
            aria-pressed={artworkWish === wish}
            busy={answering === wish && 'Saying so…'}
            onClick={() => void goWithout(artworkWish === wish ? null : wish)}
          >
            {words}
            <span className="sr-only">, {variantName}</span>
          </Button>
        ))}
      </div>
      <p className="mt-2 text-[0.9375rem] text-ink-soft">
        {artworkWish === 'help'
          ? 'We get in touch with you about the artwork once you have ordered.'
          : 'The page of your order asks for the file.'}{' '}
        You approve a proof before we print.
      </p>
      <p role="alert" className="font-medium text-[0.9375rem] text-vermilion-deep empty:hidden">
        {problem}
      </p>
    </details>
  );
}

import type { CartRow } from '@boxwright/contract';
import { NoFileYet } from './NoFileYet.tsx';

/** Stickers without a picture: it is placed on their page, or its buyer says when it comes. */
export default function NoPictureYet({ line }: { line: CartRow }) {
  return (
    <details className="mt-1" open={line.artworkWish !== null || undefined}>
      <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
        No picture yet?<span className="sr-only"> For {line.variantName}</span>
      </summary>
      <p className="text-[0.9375rem] text-ink-soft">With “Edit” you put it on the sticker and see it at once.</p>
      <NoFileYet line={line} />
    </details>
  );
}

import type { CartRow } from '@boxwright/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { wishesWithWords } from '../proof/artwork-wishes.ts';

type Wish = NonNullable<CartRow['artworkWish']>;

/** What the buyer of a line without a file says instead of sending one; the order keeps it. */
export function NoFileYet({ line, itemName }: { line: CartRow; itemName: string }) {
  const { artworkWish, cartId, lineId } = line;
  const { revalidate } = useRevalidator();
  const [answering, setAnswering] = useState<Wish | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const answer = async (wish: Wish) => {
    setAnswering(wish);
    const kept = await call('AttachArtworkInCart', {
      cartId,
      lineId,
      artwork: null,
      wish: artworkWish === wish ? null : wish,
    });
    await revalidate();
    setAnswering(null);
    setProblem(kept.ok ? null : kept.failure.text);
  };
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2.5">
        {wishesWithWords.map(({ wish, words }) => (
          <Button
            key={wish}
            tone={artworkWish === wish ? 'ink' : 'outline'}
            size="small"
            aria-pressed={artworkWish === wish}
            busy={answering === wish && 'Saying so…'}
            onClick={() => void answer(wish)}
          >
            {words}
            <span className="sr-only">, {itemName}</span>
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
    </>
  );
}

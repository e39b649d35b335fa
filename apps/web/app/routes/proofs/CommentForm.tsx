import type { ProofRow } from '@boxwright/contract';
import type { SidePlace } from '../../features/proof/flat-work.ts';
import { sideWords } from '../../features/proof/proof-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import type { ItemProps } from './item-props.ts';
import { OfItem, ofItem } from './OfItem.tsx';
import { NameField, ProofForm, WordsField } from './ProofForm.tsx';
import { postedAs } from './posted-on-proof.ts';

interface CommentFormProps extends ItemProps {
  proof: ProofRow;
  /** The place on the drawing that the comment is about. */
  place: SidePlace | null;
  onPlace: (place: SidePlace | null) => void;
}

export function CommentForm({ place, onPlace, ...props }: CommentFormProps) {
  const { proof, order, item } = props;
  // What somebody wanted changed of a proof that was decided meanwhile isn't lost: it can be sent as a comment.
  const unheard = proof.state === 'sent' ? undefined : postedAs(props.posted, 'change');
  const posted = postedAs(props.posted, 'comment') ?? unheard;
  // A colleague has come to comment.
  const isOpen = posted !== undefined || place !== null || !order.mayDecide;
  return (
    <Fold isOpen={isOpen}>
      <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
        Write a comment
        <OfItem {...props} />
      </summary>
      <div className="mt-1">
        <ProofForm {...props} form="comment">
          {(isBusy) => (
            <>
              <input type="hidden" name="x" value={place?.x ?? ''} />
              <input type="hidden" name="y" value={place?.y ?? ''} />
              <input type="hidden" name="side" value={place?.side ?? ''} />
              <p role="status" className="noscript:hidden text-[0.9375rem] text-ink-soft">
                {place === null
                  ? `It is about the whole proof. Click or tap ${item.printsInside ? 'the outside or the inside' : 'the drawing'} to put it at a place; by keyboard, go to the drawing, move with the arrows and press Enter.`
                  : `It is about the place with the red pin${sideWords(item, place)}, ${Math.round(place.x)} mm from the left and ${Math.round(place.y)} mm from the top.`}
              </p>
              {place === null ? null : (
                <Button tone="quiet" size="small" className="self-start" onClick={() => onPlace(null)}>
                  Take the pin away
                  <OfItem {...props} />
                </Button>
              )}
              <WordsField
                // Empty again once the comment is written.
                key={`${proof.id} ${proof.comments.length} ${unheard?.form}`}
                posted={posted}
                label="Your comment"
                of={ofItem(props)}
              />
              <NameField posted={posted} of={ofItem(props)} />
              <Button type="submit" tone="outline" size="small" className="self-start" busy={isBusy && 'Sending…'}>
                Send comment
                <OfItem {...props} />
              </Button>
            </>
          )}
        </ProofForm>
      </div>
    </Fold>
  );
}

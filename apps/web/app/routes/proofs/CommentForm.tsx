import { type ProofRow, proofNameMaxLength, proofTextMaxLength } from '@boxwright/contract';
import { Form, useNavigation } from 'react-router';
import type { DrawingPlace } from '../../features/proof/ProofDrawing.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ItemProps } from './item-props.ts';
import { errorOf, postedAs } from './posted-on-proof.ts';

interface CommentFormProps extends ItemProps {
  proof: ProofRow;
  /** The place on the drawing that the comment is about. */
  place: DrawingPlace | null;
  onPlace: (place: DrawingPlace | null) => void;
}

export function CommentForm({ item, token, posted: all, proof, place, onPlace }: CommentFormProps) {
  const { formAction, formData } = useNavigation();
  const action = paths.proofForm(token, 'comment');
  const posted = postedAs(all, 'comment');
  const isBusy = formAction === action && formData?.get('proof') === String(proof.id);
  return (
    <details open={posted !== undefined || place !== null || proof.comments.length > 0}>
      <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">Write a comment</summary>
      <Form method="post" action={action} noValidate preventScrollReset className="mt-1 flex flex-col gap-3">
        <input type="hidden" name="item" value={item.number} />
        <input type="hidden" name="proof" value={proof.id} />
        <input type="hidden" name="x" value={place?.x ?? ''} />
        <input type="hidden" name="y" value={place?.y ?? ''} />
        <p role="status" className="noscript:hidden text-[0.9375rem] text-ink-soft">
          {place === null
            ? 'It is about the whole proof. Click or tap the drawing to put it at a place.'
            : `It is about the place with the red pin, ${Math.round(place.x)} mm from the left and ${Math.round(place.y)} mm from the top.`}
        </p>
        {place === null ? null : (
          <Button tone="quiet" size="small" className="self-start" onClick={() => onPlace(null)}>
            Take the pin away
          </Button>
        )}
        <TextArea
          // Empty again once the comment is written.
          key={`${proof.id} ${proof.comments.length}`}
          label="Your comment"
          name="text"
          rows={3}
          maxLength={proofTextMaxLength}
          defaultValue={posted?.typed.text}
          error={errorOf(posted, 'text')}
        />
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={proofNameMaxLength}
          defaultValue={posted?.typed.name}
          error={errorOf(posted, 'name')}
        />
        <Button type="submit" tone="outline" size="small" className="self-start" busy={isBusy && 'Sending…'}>
          Send comment
        </Button>
      </Form>
    </details>
  );
}

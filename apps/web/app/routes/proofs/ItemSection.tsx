import { formatPieces } from '@boxwright/money';
import { useState } from 'react';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { CommentList } from '../../features/proof/CommentList.tsx';
import { CompareFiles } from '../../features/proof/compare/CompareFiles.tsx';
import { FlatArtwork } from '../../features/proof/FlatArtwork.tsx';
import { FoldedArtwork } from '../../features/proof/FoldedArtwork.tsx';
import type { SidePlace } from '../../features/proof/flat-work.ts';
import { InsideArtwork } from '../../features/proof/InsideArtwork.tsx';
import { LookAgain } from '../../features/proof/LookAgain.tsx';
import { standingWords, toneOfLine, validProof } from '../../features/proof/proof-words.ts';
import { StickerSheet } from '../../features/proof/StickerSheet.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { CommentForm } from './CommentForm.tsx';
import { Decision } from './Decision.tsx';
import { EarlierProofs } from './EarlierProofs.tsx';
import { Files } from './Files.tsx';
import {
  awaitsAnotherFile,
  awaitsDecision,
  isCancelled,
  isOpen,
  isPlainSample,
  itemPlace,
  liesOpen,
  shownFile,
} from './item-place.ts';
import type { ItemProps } from './item-props.ts';
import { OfItem, ofItem } from './OfItem.tsx';
import { PlaceItem } from './PlaceItem.tsx';
import { wordsOfDone } from './posted-on-proof.ts';
import { SendAnotherFile, SendFirstFile } from './SendFile.tsx';

/** A line of the order: where its artwork stands, its proof, and the files that came for it. */
export function ItemSection({ done, ...props }: ItemProps & { done: string | null }) {
  const { order, item, posted } = props;
  const kept = useKeptFocus<HTMLElement>();
  const { number, name, description, quantity, state, stateName } = item;
  const isOff = isCancelled(order);
  // What its controls call it.
  const called = order.items.length > 1 ? `${name}, item ${number}` : name;
  const parts = { ...props, item: { ...item, name: called } };
  return (
    <Card className="p-5 sm:p-7" id={itemPlace(item).section}>
      <section aria-labelledby={`item-${number}-title`} {...kept}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h2 id={`item-${number}-title`} className="wrap-anywhere min-w-0 text-2xl">
            {order.items.length > 1 ? `${number}. ` : ''}
            {name}
          </h2>
          {state === null || isOff ? null : <Badge tone={toneOfLine(item)}>{stateName}</Badge>}
        </div>
        <p className="wrap-anywhere mt-1 text-[0.9375rem] text-ink-soft">
          {[description, formatPieces(quantity)].filter(Boolean).join(' · ')}
        </p>
        <p role="status" tabIndex={-1} data-notice className="mt-3 mb-5 font-medium">
          {standingWords(item, order.mayDecide ? null : order.firstName, isOff)}
        </p>
        {item.standing === 'being-checked' && !isOff ? <LookAgain /> : null}
        <PostedNotice text={posted === undefined ? wordsOfDone(done, item) : undefined} />
        <PostedFailure failed={posted?.failed.field === undefined ? posted?.failed : undefined} />
        {state === null ? (
          isPlainSample(item) && isOpen(order) && !item.hasPlates ? (
            <SendFirstFile {...parts} />
          ) : null
        ) : (
          <>
            <ToWhatIsAwaited {...parts} />
            {order.items.length === 1 ? (
              <Printed {...parts} />
            ) : (
              <Fold isOpen={liesOpen(item) || posted !== undefined}>
                <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
                  Artwork and proof
                  <OfItem {...parts} />
                </summary>
                <Printed {...parts} />
              </Fold>
            )}
          </>
        )}
      </section>
    </Card>
  );
}

/** Leads past the drawings to what its customer has come for. In wide windows the decision stands beside them. */
function ToWhatIsAwaited(props: ItemProps) {
  const { approval, file } = itemPlace(props.item);
  const isDecision = awaitsDecision(props.order, props.item);
  if (!isDecision && !awaitsAnotherFile(props.order, props.item)) return null;
  return (
    <a
      href={`#${isDecision ? approval : file}`}
      className={buttonStyle('primary', 'regular', `mb-5 max-sm:w-full ${isDecision ? 'lg:hidden' : ''}`)}
    >
      {isDecision ? 'To the approval' : 'To the field for another file'}
      <OfItem {...props} />
    </a>
  );
}

function Printed(props: ItemProps) {
  const { item, order } = props;
  const proof = validProof(item);
  const [pointed, setPointed] = useState<{ readonly place: SidePlace | null; readonly about: string } | null>(null);
  // Until the comment about it is written, also after a refusal.
  const about = `${proof?.id} ${proof?.comments.length}`;
  const place = pointed?.about === about ? pointed.place : null;
  const setPlace = (at: SidePlace | null) => setPointed({ place: at, about });
  const shown = shownFile(item);
  const canSend = isOpen(order);
  const files = <Files {...props} isOpen={proof === undefined} />;
  return (
    <div className="flex flex-col gap-7">
      {canSend && item.state === 'awaiting-artwork' && !item.hasPlates ? <SendFirstFile {...props} /> : null}
      {shown === undefined && proof === undefined ? null : (
        // On phones the decision comes before what is only looked up.
        <div className="grid gap-x-6 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start">
          <div className="min-w-0">
            <PlaceItem item={item} token={props.token} file={canSend && !item.hasPlates ? shown : undefined}>
              <FlatArtwork
                line={item}
                shown={shown}
                proof={proof}
                withoutProof="Your file on the drawing, not a proof yet"
                place={place}
                onPlace={proof && setPlace}
              />
            </PlaceItem>
            <InsideArtwork line={item} shown={shown} proof={proof} place={place} onPlace={proof && setPlace} />
          </div>
          <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {proof === undefined ? (
              files
            ) : (
              <>
                {proof.note === '' ? null : (
                  <p className="whitespace-pre-line border-kraft border-l-2 pl-3">{proof.note}</p>
                )}
                <Decision key={proof.id} {...props} proof={proof} />
                {proof.comments.length === 0 ? null : (
                  <div>
                    <h3 className="text-xl">Comments</h3>
                    <CommentList comments={proof.comments} line={item} name={`Comments${ofItem(props)}`} />
                  </div>
                )}
                <CommentForm {...props} proof={proof} place={place} onPlace={setPlace} />
              </>
            )}
          </div>
          <div className="-mt-4 min-w-0 empty:hidden lg:-mt-6">
            <FoldedArtwork line={item} shown={shown} />
            <StickerSheet line={item} shown={shown} proof={proof} />
          </div>
        </div>
      )}
      <div className="-mt-4 flex flex-col empty:hidden">
        {proof === undefined ? null : files}
        <CompareFiles line={item} />
        <EarlierProofs {...props} />
        {canSend && (item.state !== 'awaiting-artwork' || item.hasPlates) ? <SendAnotherFile {...props} /> : null}
      </div>
    </div>
  );
}

import { artworkPreviewAddress } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { useState } from 'react';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { type DrawingPlace, ProofDrawing } from '../../features/proof/ProofDrawing.tsx';
import { placeArtwork } from '../../features/proof/place-artwork.ts';
import { standingWords, toneOfLine, validProof } from '../../features/proof/proof-words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { CommentForm, CommentList } from './Comments.tsx';
import { CompareFiles } from './CompareFiles.tsx';
import { Decision } from './Decision.tsx';
import { EarlierProofs } from './EarlierProofs.tsx';
import { Files } from './Files.tsx';
import type { ItemProps } from './item-props.ts';
import type { ProofItem } from './load-proofs.ts';
import { wordsOfDone } from './posted-on-proof.ts';
import { SendAnotherFile, SendFirstFile } from './SendFile.tsx';

/** A line of the order: where its artwork stands, its proof, and the files that came for it. */
export function ItemSection({ done, ...props }: ItemProps & { done: string | null }) {
  const { order, item, posted } = props;
  const { number, name, description, quantity, state, stateName } = item;
  return (
    <Card className="scroll-mt-24 p-5 sm:p-7" id={`item-${number}`}>
      <section aria-labelledby={`item-${number}-title`}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h2 id={`item-${number}-title`} className="wrap-anywhere min-w-0 text-2xl">
            {order.items.length > 1 ? `${number}. ` : ''}
            {name}
          </h2>
          {state === null ? null : <Badge tone={toneOfLine(item)}>{stateName}</Badge>}
        </div>
        <p className="wrap-anywhere mt-1 text-[0.9375rem] text-ink-soft">
          {[description, `${formatCount(quantity)} ${quantity === 1 ? 'piece' : 'pieces'}`].filter(Boolean).join(' · ')}
        </p>
        <p role="status" className="mt-3 mb-5 font-medium">
          {standingWords(item, order.mayDecide ? null : order.firstName)}
        </p>
        <PostedNotice text={posted === undefined ? wordsOfDone(done) : undefined} />
        <PostedFailure failed={posted?.failed.field === undefined ? posted?.failed : undefined} />
        {state === null ? null : <Printed {...props} />}
      </section>
    </Card>
  );
}

function Printed(props: ItemProps) {
  const { item, order } = props;
  const proof = validProof(item);
  const [pointed, setPointed] = useState<{ readonly place: DrawingPlace | null; readonly about: string } | null>(null);
  // Until the comment about it is written, also after a refusal.
  const about = `${proof?.id} ${proof?.comments.length}`;
  const place = pointed?.about === about ? pointed.place : null;
  const setPlace = (at: DrawingPlace | null) => setPointed({ place: at, about });
  const shown = item.artworks.find(({ id }) => id === proof?.lineArtworkId) ?? item.artworks.at(-1);
  const canSend = order.mayDecide && order.whyClosed === null;
  return (
    <div className="flex flex-col gap-7">
      {canSend && item.state === 'awaiting-artwork' ? <SendFirstFile {...props} /> : null}
      {shown === undefined && proof === undefined ? null : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <FlatView item={item} shown={shown} proof={proof} place={place} onPlace={proof && setPlace} />
          <div className="flex min-w-0 flex-col gap-6">
            {proof === undefined ? null : (
              <>
                {proof.note === '' ? null : (
                  <p className="whitespace-pre-line border-kraft border-l-2 pl-3">{proof.note}</p>
                )}
                <Decision key={proof.id} {...props} proof={proof} />
                <CommentList comments={proof.comments} number={item.number} />
                <CommentForm {...props} proof={proof} place={place} onPlace={setPlace} />
              </>
            )}
          </div>
        </div>
      )}
      <Files item={item} mayDownload={order.mayDecide} />
      <div className="-mt-4 flex flex-col empty:hidden">
        <CompareFiles files={item.artworks} name={item.name} />
        <EarlierProofs item={item} />
        {canSend && item.state !== 'awaiting-artwork' ? <SendAnotherFile {...props} /> : null}
      </div>
    </div>
  );
}

interface FlatViewProps {
  item: ProofItem;
  shown: ProofItem['artworks'][number] | undefined;
  proof: ReturnType<typeof validProof>;
  place: DrawingPlace | null;
  onPlace: ((place: DrawingPlace) => void) | undefined;
}

const pinStyle =
  'flex size-7 items-center justify-center rounded-full border-2 border-card font-bold text-[0.8125rem] text-white no-underline shadow';

/** The artwork on its drawing. */
function FlatView({ item, shown, proof, place, onPlace }: FlatViewProps) {
  const { work, sticker, name, number } = item;
  if (work === null) return <p className="text-ink-soft">This item can’t be drawn here. The file below shows it.</p>;
  const placed = shown?.isKept ? placeArtwork(work, sticker, shown) : null;
  const picture = placed && shown ? { href: artworkPreviewAddress(shown.artwork.token), placed } : null;
  const pins = (proof?.comments ?? []).flatMap(({ id, place: at }, index) =>
    at === null
      ? []
      : [
          {
            key: id,
            place: at,
            mark: (
              <a href={`#item-${number}-comment-${id}`} className={`${pinStyle} bg-teal`}>
                <span className="sr-only">Comment </span>
                {index + 1}
              </a>
            ),
          },
        ],
  );
  const pending =
    place === null ? [] : [{ key: 'new', place, mark: <span className={`${pinStyle} bg-vermilion-deep`}>+</span> }];
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold">
        {proof === undefined ? 'Your file on the drawing, not a proof yet' : `Proof ${proof.number}`}
      </figcaption>
      <ProofDrawing
        work={work}
        picture={picture}
        name={name}
        findings={shown?.findings ?? []}
        pins={[...pins, ...pending]}
        onPlace={onPlace}
      />
      {placed?.isCertain === false ? (
        <p className="mt-2 text-[0.9375rem]">
          {shown?.findings === null
            ? 'Where this file lies on the drawing isn’t known before it is checked, so it is only laid in its middle here.'
            : 'This file doesn’t fit the drawing, so it is only laid in its middle here.'}
        </p>
      ) : null}
      {shown?.isKept === false ? (
        <p className="mt-2 text-[0.9375rem]">The file isn’t kept any more, because the order is old.</p>
      ) : null}
    </figure>
  );
}

import { artworkPreviewAddress, artworkPrintAddress, type LineArtworkRow } from '@boxwright/contract';
import { formatPieces } from '@boxwright/money';
import { laidByHand, whyLaidByHand, whyNotPrinted } from '@boxwright/orders';
import { ArtworkBadge } from '../../../features/office/ArtworkBadge.tsx';
import { artworkWishNames } from '../../../features/office/artwork-wishes.ts';
import { refusalWithoutForm } from '../../../features/office/posted-form.ts';
import { PostedFailure } from '../../../features/plain-form/PostedFailure.tsx';
import { FlatArtwork } from '../../../features/proof/FlatArtwork.tsx';
import { FoldedArtwork } from '../../../features/proof/FoldedArtwork.tsx';
import { InsideArtwork } from '../../../features/proof/InsideArtwork.tsx';
import { validProof } from '../../../features/proof/proof-words.ts';
import { StickerSheet } from '../../../features/proof/StickerSheet.tsx';
import { formatMoment } from '../../../ui/moment.ts';
import { LineFiles } from './LineFiles.tsx';
import { LineProofs } from './LineProofs.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { ProofForms } from './ProofForms.tsx';
import type { ProofLineProps } from './proof-line.ts';

/** The artwork and proofs of a line. */
export function ProofLine(props: ProofLineProps) {
  const { line, forms, isOver, posted } = props;
  const { number, name, quantity, standing, wish, artworks, waiver } = line;
  const proof = validProof(line);
  // Nothing is printed on a plain sample, whose file may be taken off.
  const shown =
    line.state === null ? undefined : (artworks.find(({ id }) => id === proof?.lineArtworkId) ?? artworks.at(-1));
  const why = whyNotPrinted(standing);
  const byHand = whyLaidByHand(line);
  return (
    <section aria-label={`Artwork of item ${number}`}>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <span className="wrap-anywhere min-w-0">
          {number}. {name}
        </span>
        <span className="figures font-normal text-base text-ink-soft">{formatPieces(quantity)}</span>
        {standing === null || isOver ? null : <ArtworkBadge standing={standing} isWaived={line.isWaived} />}
      </h3>
      {line.state === null ? (
        <p className="mt-1 text-ink-soft">It is made plain, unless it is given a file before work on it begins.</p>
      ) : null}
      {waiver !== null ? (
        <p className="wrap-anywhere mt-1">
          May be printed without an approved proof: {waiver.by} said so on {formatMoment(waiver.at)}. Reason:{' '}
          {waiver.reason} {byHand === null ? '' : laidByHand[byHand]}
        </p>
      ) : why === null || isOver ? null : (
        <p className="mt-1 text-ink-soft">
          It can’t be printed: {why}
          {line.state === 'checking' && line.lacksInside
            ? ' Ask for one PDF of two pages, the outside first, then the inside, or correct the order to print outside alone. No proof can be sent before.'
            : ''}
          {standing === 'awaiting-artwork' && wish !== null ? ` ${artworkWishNames[wish]}.` : ''}
        </p>
      )}
      <div className="mt-3 empty:hidden">
        {/* The button for a file shows no refusal itself. */}
        <PostedFailure
          failed={refusalWithoutForm(
            posted,
            forms.filter((form) => form !== 'artwork'),
          )}
        />
      </div>
      {shown === undefined ? null : (
        <div className="mt-3 max-w-3xl">
          {line.work === null && shown.isKept ? (
            <Picture artwork={shown.artwork} item={number} />
          ) : (
            <>
              <PlaceLine {...props} file={shown}>
                <FlatArtwork line={line} shown={shown} proof={proof} withoutProof="The newest file on the drawing" />
              </PlaceLine>
              <InsideArtwork line={line} shown={shown} proof={proof} />
              <FoldedArtwork line={line} shown={shown} />
              <StickerSheet line={line} shown={shown} proof={proof} />
            </>
          )}
        </div>
      )}
      <div className="mt-4">
        <LineFiles {...props} />
        <LineProofs {...props} />
        <ProofForms {...props} />
      </div>
    </section>
  );
}

/** What is printed, where it can't be drawn what is cut of it. */
const Picture = ({ artwork, item }: { artwork: LineArtworkRow['artwork']; item: number }) => (
  <a href={artworkPrintAddress(artwork.token)} className="inline-block rounded-md border border-line bg-board p-2">
    <img
      src={artworkPreviewAddress(artwork.token)}
      alt={`What is printed on item ${item}: ${artwork.name}`}
      width={artwork.previewWidth}
      height={artwork.previewHeight}
      loading="lazy"
      className="mx-auto max-h-56 w-auto object-contain"
    />
  </a>
);

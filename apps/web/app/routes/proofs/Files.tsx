import { artworkFileAddress, type FindingRow, type LineArtworkRow } from '@boxwright/contract';
import { CircleAlert, CircleCheck, Download, Info, OctagonX } from 'lucide-react';
import { buttonStyle } from '../../ui/button-style.ts';
import { formatMoment } from '../../ui/moment.ts';
import type { ProofItem } from './load-proofs.ts';

/** The files that came for a line, the newest one first, with what their check found. */
export function Files({ item, mayDownload }: { item: ProofItem; mayDownload: boolean }) {
  const [newest, ...earlier] = item.artworks.toReversed();
  if (newest === undefined) return null;
  return (
    <div>
      <h3 className="text-xl">Files</h3>
      <File file={newest} mayDownload={mayDownload} />
      <Findings findings={newest.findings} />
      {earlier.length === 0 ? null : (
        <details className="mt-3">
          <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
            {earlier.length === 1 ? 'An earlier file' : `${earlier.length} earlier files`}
          </summary>
          <ul className="flex flex-col">
            {earlier.map((file) => (
              <li key={file.id}>
                <File file={file} mayDownload={mayDownload} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const senders: Readonly<Record<LineArtworkRow['sentBy'], string>> = {
  customer: 'sent from the account',
  guest: 'sent by the link',
  staff: 'put in by us',
};

function File({
  file: { artwork, bytes, isKept, sentAt, sentBy },
  mayDownload,
}: {
  file: LineArtworkRow;
  mayDownload: boolean;
}) {
  return (
    <div className="crease mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t pt-2">
      <p className="wrap-anywhere min-w-0">
        <span className="font-medium">{artwork.name}</span>
        {artwork.pages > 1 ? `, page ${artwork.page} of ${artwork.pages}` : ''}
        <span className="figures block text-ink-soft text-sm">
          {formatMoment(sentAt)}, {senders[sentBy]}, {sizeWords(bytes)}
        </span>
      </p>
      {!isKept ? (
        <span className="text-ink-soft text-sm">Not kept any more</span>
      ) : mayDownload ? (
        <a href={artworkFileAddress(artwork.token)} download className={buttonStyle('quiet', 'small')}>
          <Download aria-hidden="true" className="size-5" /> Download<span className="sr-only"> {artwork.name}</span>
        </a>
      ) : null}
    </div>
  );
}

const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const severities = [
  { severity: 'stop', title: 'Please mend before print', Icon: OctagonX, tone: 'text-vermilion-deep' },
  { severity: 'warn', title: 'Please look at it', Icon: CircleAlert, tone: 'text-kraft-deep' },
  { severity: 'note', title: 'Good to know', Icon: Info, tone: 'text-ink-soft' },
] as const;

/** What the check of a file found, gravest first, and how to mend it. */
function Findings({ findings }: { findings: readonly FindingRow[] | null }) {
  if (findings === null) return <p className="mt-2 text-[0.9375rem] text-ink-soft">We are checking it.</p>;
  if (findings.length === 0) {
    return (
      <p className="mt-2 flex items-center gap-2 font-medium text-[0.9375rem] text-teal">
        <CircleCheck aria-hidden="true" className="size-5" /> Checked: nothing found.
      </p>
    );
  }
  return severities.map(({ severity, title, Icon, tone }) => {
    const own = findings.filter((finding) => finding.severity === severity);
    if (own.length === 0) return null;
    return (
      <div key={severity} className="mt-3">
        <h4 className={`flex items-center gap-2 font-semibold ${tone}`}>
          <Icon aria-hidden="true" className="size-5 shrink-0" /> {title}
        </h4>
        <ul className="mt-1 flex flex-col gap-2 pl-7">
          {own.map(({ rule, text, mend }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what a check has found doesn't change, and a rule can find several things.
            <li key={`${rule} ${place}`} className="wrap-anywhere text-[0.9375rem]">
              {text} <span className="text-ink-soft">{mend}</span>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

import { type DeskLine, dielineFileAddress, type OrderRow } from '@boxwright/contract';
import { formatPieces } from '@boxwright/money';
import { FileDown } from 'lucide-react';
import { ItemPicture } from '../../features/order/ItemPicture.tsx';
import { PrinterNote } from '../../features/order/PrinterNote.tsx';
import { officePaths } from '../../office-paths.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Money } from '../../ui/Money.tsx';
import { LineArtwork, type LineArtworkProps } from './LineArtwork.tsx';
import { LineJob } from './LineJob.tsx';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { MadePieces } from './MadePieces.tsx';
import { Section } from './Section.tsx';

type LinesProps = Pick<ShownDeskOrder, 'desk' | 'rows' | 'proofs'> & { orderId: number };

/** The lines to produce, each with its specification, drawing, price and files. */
export function Lines({ desk, rows, proofs, orderId }: LinesProps) {
  return (
    <Section id="lines" title="Items">
      <ol className="mt-3 flex flex-col gap-5">
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored order are never reordered.
          <li key={place} className="crease border-t pt-4 first:border-t-0 first:pt-0">
            <Line
              row={row}
              number={rows.length > 1 ? place + 1 : null}
              line={desk.lines[place]}
              artwork={proofs?.closed === null ? proofs.lines.find(({ lineId }) => lineId === row.lineId) : undefined}
              ticket={officePaths.jobTicket(orderId, place + 1)}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface LineProps {
  row: OrderRow;
  /** Null in an order with no other item. */
  number: number | null;
  line: DeskLine | undefined;
  /** Undefined where nothing is awaited of it any more. */
  artwork: LineArtworkProps['artwork'] | undefined;
  /** The address of its job's ticket. */
  ticket: string;
}

function Line({ row, number, line, artwork, ticket }: LineProps) {
  const { details = [], parts = [], files = [], preview = '' } = line ?? {};
  const isBox = row.itemKind !== 'sticker' && row.itemLength > 0;
  return (
    <div className="flex gap-4 max-sm:flex-col">
      <Drawing row={row} preview={preview} isBox={isBox} />
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {number === null ? '' : `${number}. `}
            {row.itemName}
          </span>
          <Money amount={row.itemGoods} className="font-semibold" />
        </h3>
        <p className="figures font-semibold">{formatPieces(row.quantity)}</p>
        {line === undefined || line.good === null ? null : (
          <p className="text-[0.9375rem]">
            <MadePieces line={line} />
          </p>
        )}
        {artwork ? <LineArtwork artwork={artwork} /> : null}
        {line?.job ? <LineJob job={line.job} ticket={ticket} /> : null}
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
          {details.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
          <div className="contents">
            <dt className="text-ink-soft">GST</dt>
            <dd>
              {row.gstRate} %, HSN {row.hsn}
            </dd>
          </div>
        </dl>
        <PrinterNote note={row.customDescription} />
        {files.length === 0 && !isBox ? null : (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            {files.map(({ label, url }) =>
              url === '' ? (
                <span key={label} className="font-medium text-[0.9375rem] text-ink-soft">
                  {label}
                </span>
              ) : (
                <FileLink key={url} label={label} url={url} />
              ),
            )}
            {isBox ? <FileLink label="Key line" url={paths.keyLineFile(row.downloadToken)} /> : null}
          </p>
        )}
        {parts.length === 0 ? null : (
          <details className="mt-2">
            <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-[0.9375rem]">
              How the price is made up
            </summary>
            <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-[0.9375rem]">
              {parts.map(({ label, amount }) => (
                <div key={label} className="contents">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="text-right">
                    <Money amount={amount} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </div>
  );
}

function Drawing({ row, preview, isBox }: { row: OrderRow; preview: string; isBox: boolean }) {
  if (preview !== '') {
    return (
      <img
        src={preview}
        alt={`Artwork of ${row.itemName}`}
        loading="lazy"
        className="size-32 shrink-0 rounded-md border border-line bg-board object-contain"
      />
    );
  }
  if (!isBox) return <ItemPicture image={row.itemImage} className="size-32" />;
  const stated = {
    style: row.itemStyle,
    length: row.itemLength,
    width: row.itemWidth,
    height: row.itemHeight,
    caliper: row.itemCaliper,
    drawing: row.itemDrawing,
  };
  return (
    <img
      src={dielineFileAddress(stated, 'svg')}
      alt={`Dieline of ${row.itemName}`}
      loading="lazy"
      className="h-40 w-40 shrink-0 rounded-md border border-line bg-white object-contain p-1"
    />
  );
}

const FileLink = ({ label, url }: { label: string; url: string }) => (
  <a
    href={url}
    download
    className={`${buttonStyle('outline', 'small')} max-w-full !whitespace-normal [overflow-wrap:anywhere]`}
  >
    <FileDown aria-hidden="true" className="size-4 shrink-0" /> {label}
  </a>
);

import { chipStyle } from '../../ui/chip-style.ts';
import { skipTo } from '../../ui/skip-to.ts';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { linesToPrint } from './proofs/lines-to-print.ts';

/** Links to the parts of the page where they stand one below the other: on a phone, the last is ten screens down. */
export function PartsOfOrder({ rows: [head], proofs }: Pick<ShownDeskOrder, 'rows' | 'proofs'>) {
  const parts = [
    ['Items', 'lines-title'],
    ...(linesToPrint(proofs).length === 0 ? [] : [['Artwork', 'proofs-title'] as const]),
    ['Money', 'money-title'],
    ['Documents', 'documents'],
    ...(head.status === 'Cancelled' ? [] : [['Packing', 'packing'] as const]),
    ['Addresses', 'addresses-title'],
    ['Messages', 'messages-title'],
    ['Notes', 'notes-title'],
    ['Timeline', 'timeline-title'],
  ] as const;
  return (
    <nav aria-label="Parts of the order" className="scroll-row relative -mx-1 mt-4 flex gap-1.5 px-1 py-1 lg:hidden">
      {parts.map(([name, id]) => (
        <a key={id} {...skipTo(id)} className={`shrink-0 ${chipStyle(false)}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

import { Copy } from 'lucide-react';
import type { Posted } from '../../../features/office/posted-form.ts';
import { useOfficeReload } from '../../../features/office/use-office-reload.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyLink } from '../../../ui/copy-link.ts';
import type { ShownDeskOrder } from '../load-desk-order.ts';
import { Section } from '../Section.tsx';
import { formsOfLine, whoWaives } from './forms-of-line.ts';
import { linesToPrint } from './lines-to-print.ts';
import { ProofLine } from './ProofLine.tsx';

interface OrderProofsProps extends Pick<ShownDeskOrder, 'desk' | 'rows' | 'proofs'> {
  posted: Posted | undefined;
}

const madeStatuses = ['Packed', 'Dispatched', 'Delivered', 'Cancelled'];

/** What is printed on the order's items: the files, what their check found, and the proofs with their decisions. */
export function OrderProofs({ desk, rows: [head], proofs, posted }: OrderProofsProps) {
  // A check takes seconds. Otherwise the page stays as it is, because somebody may be writing on it.
  useOfficeReload({ isOn: proofs?.lines.some(({ artworks }) => artworks.at(-1)?.findings === null) ?? false });
  if (proofs === null) return null;
  const { closed, customerUrl } = proofs;
  const lines = linesToPrint(proofs);
  if (lines.length === 0) return null;
  const isMade = madeStatuses.includes(head.status);
  const open = { isOpen: closed === null, mayWaive: desk.may.waivers && !isMade };
  const asked = isMade ? null : whoWaives(lines, desk.may.waivers);
  return (
    <Section id="proofs" title="Artwork and proofs">
      {closed !== null ? (
        <p className="mt-2 text-ink-soft">{closed}</p>
      ) : customerUrl === '' ? null : (
        <CustomersLink url={customerUrl} />
      )}
      {asked === null ? null : <p className="mt-3 text-ink-soft">{asked}</p>}
      <ol className="mt-4 flex flex-col gap-6">
        {lines.map((line) => (
          <li key={line.lineId} id={`proof-${line.number}`} className="crease scroll-mt-4 border-t pt-5">
            <ProofLine
              orderId={head.id}
              line={line}
              forms={formsOfLine(line, open)}
              isOver={head.status === 'Cancelled'}
              posted={posted?.typed['lineId'] === String(line.lineId) ? posted : undefined}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Opens the order's proofs without a sign-in, for whoever may decide. */
const CustomersLink = ({ url }: { url: string }) => (
  <div className="mt-3">
    <label htmlFor="proofs-link" className="font-medium text-[0.9375rem]">
      The customer’s link to artwork and proofs
    </label>
    <div className="mt-1 flex gap-2.5">
      <input
        id="proofs-link"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-board px-3 text-[0.9375rem]"
      />
      <Button tone="outline" size="small" className="noscript:hidden" onClick={() => void copyLink(url)}>
        <Copy aria-hidden="true" className="size-4" /> Copy
      </Button>
    </div>
    <p className="mt-1 text-ink-soft text-sm">Whoever has it can send files and decide, without signing in.</p>
  </div>
);

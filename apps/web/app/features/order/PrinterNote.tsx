/** The buyer's note to the printer with a line of the cart or an order, as typed; nothing if there is none. */
export function PrinterNote({ note }: { note: string | null }) {
  if (!note) return null;
  return (
    <p className="mt-1 whitespace-pre-line text-[0.9375rem] text-ink-soft [overflow-wrap:anywhere]">
      <span className="font-medium text-ink">Note to the printer:</span> {note}
    </p>
  );
}

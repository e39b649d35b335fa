import type { PrintedAddress } from './order-form.ts';

export function AddressBlock({ title, address }: { title: string; address: PrintedAddress }) {
  return (
    <section>
      <h3 className="mb-2 text-lg">{title}</h3>
      <address className="wrap-anywhere text-[0.9375rem] not-italic">
        <span className="block font-semibold">{address.company}</span>
        <span className="block">{address.contact}</span>
        {address.lines.map((line) => (
          <span key={line} className="block text-ink-soft">
            {line}
          </span>
        ))}
        {address.mobile ? <span className="figures mt-1 block">+91 {address.mobile}</span> : null}
        {address.gstin ? <span className="block text-ink-soft">GSTIN {address.gstin}</span> : null}
      </address>
    </section>
  );
}

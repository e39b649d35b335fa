import type { Output } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise } from '@boxwright/money';
import { perPiece } from '../../features/configurator/box-words.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';

type Price = Output<'GetDesignsPrice'>;

/** What each design and all of them cost, what they would cost apart, and how they are printed. */
export function DesignsPrice({ price, enquiry }: { price: Price; enquiry: string }) {
  const { designs, total, apart, gstRate, forms } = price;
  const rows = designs.map((design, index) => ({ ...design, name: `Design ${index + 1}` }));
  const dies = new Set(forms.map(({ die }) => die)).size;
  return (
    <section aria-labelledby="together-title" className="mt-8">
      <h2 id="together-title" className="text-2xl">
        Together {formatRupees(total as Paise)}
      </h2>
      <p role="status" className="mt-2 max-w-prose text-ink-soft">
        {perPiece(price)} per box of every design, before {gstRate}&nbsp;% GST and delivery.{' '}
        {besideTheCart(total, apart)}
      </p>
      <div className="mt-4">
        <Table caption="The designs and their prices" columns={columns} rows={rows} keyOf={({ name }) => name} />
      </div>
      <h3 className="mt-6 font-semibold">How they are printed</h3>
      <ul className="mt-2 max-w-prose list-disc pl-5 text-ink-soft">
        <li>{dies === 1 ? 'One die cuts all of them.' : `${dies} dies cut them.`}</li>
        {forms.map((form) => (
          <li key={JSON.stringify(form)}>{formText(form)}</li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose">
        We write you a quotation at this price, with a line for each design and its artwork. You order with it as usual.
        Your enquiry says the price and its day.
      </p>
      <LinkButton to={enquiry} tone="primary" className="mt-3">
        Ask for this quotation
      </LinkButton>
    </section>
  );
}

/** In a cart each design is a line, and one of them pays for the die. */
const besideTheCart = (total: number, apart: number): string => {
  if (apart === total) return 'As items of one cart they cost the same.';
  const inCart = `As items of one cart they cost ${formatRupees(apart as Paise)}`;
  const apartBy = formatRupees(Math.abs(apart - total) as Paise);
  return apart > total ? `${inCart}: together ${apartBy} less.` : `${inCart}, ${apartBy} less: order them there.`;
};

const columns: readonly TableColumn<{ name: string; quantity: number; total: number }>[] = [
  { id: 'name', head: 'Design', isName: true, cell: ({ name }) => name },
  { id: 'quantity', head: 'Boxes', isFigure: true, cell: ({ quantity }) => formatCount(quantity) },
  { id: 'total', head: 'Before GST', isFigure: true, cell: ({ total }) => <Money amount={total} /> },
];

const formText = ({ sheet, sheets, blanks, designs }: Price['forms'][number]): string => {
  const shares = blanks.map((part, at) => {
    const ups = designs.flatMap((each) => {
      const count = each.ups[at] ?? 0;
      return count === 0 ? [] : [`${count} of design ${each.design}`];
    });
    return blanks.length > 1 ? `${part}: ${ups.join(', ')}` : ups.join(', ');
  });
  const parts = blanks.length > 1 ? ` for ${blanks.join(' and ')}` : '';
  return `${formatCount(sheets)} sheets of ${sheet}${parts}, makeready included; on each sheet${blanks.length > 1 ? ',' : ''} ${shares.join('; ')}.`;
};

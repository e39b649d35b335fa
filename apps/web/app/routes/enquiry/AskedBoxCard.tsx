import { Link } from 'react-router';
import { ItemPicture } from '../../features/order/ItemPicture.tsx';
import type { AskedBox } from './asked-box.server.ts';

/** The configured box that the enquiry is about, with a way back to change it. */
export function AskedBoxCard({ box: { picture, lines, to } }: { box: NonNullable<AskedBox['shown']> }) {
  const [title = '', ...facts] = lines;
  return (
    <section
      aria-label="Your box"
      className="mb-6 grid grid-cols-[6.5rem_1fr] gap-4 rounded-lg border border-line bg-board/50 p-3 sm:grid-cols-[9rem_1fr] sm:p-4"
    >
      <ItemPicture image={picture} className="w-full self-start" />
      <div className="min-w-0">
        <p className="font-semibold text-lg leading-tight">{title.replace(/^Box: /, '')}</p>
        <ul className="figures mt-1 text-[0.9375rem] text-ink-soft">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Link to={to} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          Change it
        </Link>
      </div>
    </section>
  );
}

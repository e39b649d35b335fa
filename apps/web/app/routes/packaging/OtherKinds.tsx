import { KindTile } from '../../features/catalogue/KindTile.tsx';
import type { PackagingData } from './load-packaging.ts';

export function OtherKinds({ kinds }: { kinds: PackagingData['others'] }) {
  return (
    <section aria-labelledby="others-title" className="page py-14 md:py-20">
      <h2 id="others-title" className="mb-7 text-2xl md:text-3xl">
        Other kinds of packaging
      </h2>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {kinds.map((kind) => (
          <li key={kind.slug}>
            <KindTile kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  );
}

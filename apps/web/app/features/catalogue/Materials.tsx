import { Leaf, type LucideIcon, Recycle, ShieldCheck, Sprout, Utensils, Wind } from 'lucide-react';
import type { MaterialTexts } from './material-texts.ts';

/** In the order of the texts. */
const icons: readonly LucideIcon[] = [Leaf, Recycle, ShieldCheck, Utensils, Sprout, Wind];

/** 'Packing Materials We Specialize In'. */
export function Materials({ materials }: { materials: MaterialTexts }) {
  return (
    <section aria-labelledby="materials" className="bg-teal text-white">
      <div className="page py-14 md:py-20">
        <h2 id="materials" className="mb-8 text-3xl md:text-4xl">
          Packing Materials We Specialize In
        </h2>
        <ul className="grid overflow-hidden rounded-lg border border-white/25 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
          {materials.map(({ name, text }, place) => (
            <li
              key={name}
              className="-mt-px -ml-px flex gap-4 border-white/25 border-t border-l border-dashed p-5 xl:flex-col"
            >
              <MaterialIcon Icon={icons[place]} />
              <div>
                <h3 className="font-semibold font-text text-base leading-snug tracking-normal">{name}</h3>
                <p className="mt-1 text-[0.9375rem] text-white/80">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function MaterialIcon({ Icon }: { Icon: LucideIcon | undefined }) {
  return Icon ? <Icon aria-hidden="true" className="size-7 shrink-0 text-[#e3c49f]" strokeWidth={1.6} /> : null;
}

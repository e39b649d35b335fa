import { Leaf, type LucideIcon, Recycle, ShieldCheck, Sprout, Utensils, Wind } from 'lucide-react';

const materials: readonly { Icon: LucideIcon; name: string; text: string }[] = [
  { Icon: Leaf, name: 'Bio Degradable', text: 'Board and water-based coats break down with paper.' },
  { Icon: Recycle, name: 'Recyclable', text: 'Bare and water-coated cartons go into the paper bin.' },
  { Icon: ShieldCheck, name: 'Non-Toxic', text: 'Inks without heavy metals, glues without solvents.' },
  { Icon: Utensils, name: 'Food Grade', text: 'Boards and an inner barrier made for food.' },
  { Icon: Sprout, name: '100% Eco-friendly', text: 'Plastic-free cartons, unless you choose a film.' },
  { Icon: Wind, name: 'Carbon Neutral', text: 'Wood fibre from forests that are planted again.' },
];

/** 'Packing Materials We Specialize In'. */
export function Materials() {
  return (
    <section aria-labelledby="materials" className="bg-teal text-white">
      <div className="page py-14 md:py-20">
        <h2 id="materials" className="mb-8 text-3xl md:text-4xl">
          Packing Materials We Specialize In
        </h2>
        <ul className="grid overflow-hidden rounded-lg border border-white/25 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
          {materials.map(({ Icon, name, text }) => (
            <li
              key={name}
              className="-mt-px -ml-px flex gap-4 border-white/25 border-t border-l border-dashed p-5 xl:flex-col"
            >
              <Icon aria-hidden="true" className="size-7 shrink-0 text-[#e3c49f]" strokeWidth={1.6} />
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

import { Picture } from '../../ui/Picture.tsx';
import type { MaterialTexts } from './material-texts.ts';

/** 'Packing Materials We Specialize In'. */
export function Materials({ materials }: { materials: MaterialTexts }) {
  if (materials.length === 0) return null;
  return (
    <section aria-labelledby="materials" className="bg-teal text-white">
      <div className="page py-14 md:py-20">
        <h2 id="materials" className="mb-8 text-3xl md:text-4xl">
          Packing Materials We Specialize In
        </h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 xl:grid-cols-6">
          {materials.map(({ name, picture, text }) => (
            <li key={name}>
              <Picture
                src={`/images/material-${picture}.webp`}
                alt=""
                sizes="(min-width: 80rem) 12rem, (min-width: 48rem) 30vw, 43vw"
                className="aspect-[5/4] w-full rounded-md object-cover"
              />
              <h3 className="mt-3 font-semibold font-text text-base leading-snug tracking-normal">{name}</h3>
              <p className="mt-1 text-[0.9375rem] text-white/80">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

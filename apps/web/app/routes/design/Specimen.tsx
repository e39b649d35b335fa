import type { ReactNode } from 'react';

/** A chapter of the design page. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replace(/[^a-z]+/g, '-');
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="crease scroll-mt-6 border-t py-10">
      <h2 id={`${id}-title`} className="mb-6 text-3xl">
        {title}
      </h2>
      <div className="flex flex-col gap-9">{children}</div>
    </section>
  );
}

/** A component in one or several of its states. */
export function Specimen({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h3 className="font-semibold font-text text-base tracking-normal">{name}</h3>
        {note === undefined ? null : <p className="mt-1 max-w-prose text-ink-soft text-sm">{note}</p>}
      </div>
      <div>{children}</div>
    </div>
  );
}

export const row = 'flex flex-wrap items-center gap-3';
export const fields = 'grid max-w-3xl items-start gap-5 sm:grid-cols-2';

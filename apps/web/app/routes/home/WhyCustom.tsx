import type { Titled } from './home-texts.ts';

export function WhyCustom({ reasons }: { reasons: readonly Titled[] }) {
  return (
    <section id="why-custom-packaging" aria-labelledby="why-title" className="bg-board/60">
      <div className="page py-14 md:py-20">
        <h2 id="why-title" className="mb-8 text-3xl md:text-4xl">
          Why Custom Packaging?
        </h2>
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {reasons.map(({ title, text }) => (
            <div key={title} className="crease border-t pt-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

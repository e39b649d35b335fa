import type { StudioData } from './load-studio.ts';

/** The style's use, assembly, advantages and caveats. */
export function StyleStory({ name, text }: { name: string; text: StudioData['text'] }) {
  return (
    <section aria-labelledby="story-title" className="border-line border-t bg-card">
      <div className="page grid gap-x-14 gap-y-10 py-14 md:py-20 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h2 id="story-title" className="text-3xl md:text-4xl">
            {name}: what it is for
          </h2>
          <p className="mt-5 max-w-prose text-lg leading-relaxed">{text.purpose}</p>
          <h3 className="mt-9 text-2xl">How it goes together</h3>
          <ol className="mt-4 flex max-w-prose flex-col">
            {text.steps.map((step, place) => (
              <li key={step} className="crease flex gap-4 border-t py-3">
                <span aria-hidden="true" className="figures font-bold font-heading text-2xl text-kraft leading-tight">
                  {place + 1}
                </span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="flex flex-col gap-9">
          <Points title="Its strengths" points={text.strengths} />
          <Points title="What to mind" points={text.mind} />
        </div>
      </div>
    </section>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="text-2xl">{title}</h3>
      <ul className="mt-4 flex flex-col">
        {points.map((point) => (
          <li key={point} className="crease border-t py-3">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

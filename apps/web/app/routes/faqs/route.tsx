import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Prose } from '../../features/content/Prose.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Beside } from '../../ui/Beside.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { loadFaqs } from './load-faqs.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadFaqs(context.get(serverApi));

export const meta = pageMeta;

export default function Faqs({ loaderData }: Route.ComponentProps) {
  const { heading, intro, groups } = loaderData;
  useOpenNamed();
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: heading }]} />
      <h1 className="mt-2 text-4xl md:text-5xl">{heading}</h1>
      <Prose html={intro} className="mt-4 text-ink-soft text-lg" />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:mt-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Beside data-noprint="" className="lg:self-start">
          <nav aria-label="Groups of questions">
            <ul className="flex flex-wrap gap-2 lg:-mx-2 lg:flex-col lg:gap-0">
              {groups.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center rounded-md border border-line bg-card px-3.5 text-[0.9375rem] hover:border-ink lg:w-full lg:border-transparent lg:bg-transparent lg:px-2 lg:hover:bg-board"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-6 hidden rounded-lg bg-board p-5 lg:block">
            <p className="font-semibold">Something else?</p>
            <p className="mt-1 mb-4 text-[0.9375rem] text-ink-soft">We reply within 2 hours on working days.</p>
            <LinkButton to={paths.enquiry} size="small" tone="outline">
              Write to us
            </LinkButton>
          </div>
        </Beside>
        <div className="flex max-w-[48rem] flex-col gap-12">
          {groups.map(({ id, title, questions }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
              <h2 id={`${id}-title`} className="mb-3 text-2xl">
                {title}
              </h2>
              <div className="border-line border-b">
                {questions.map((question) => (
                  <Question key={question.id} {...question} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Works without JavaScript; in print all answers are shown. */
function Question({ id, title, html }: { id: string; title: string; html: string }) {
  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-vermilion-deep [&::-webkit-details-marker]:hidden">
        <h3 className="font-semibold font-text text-base leading-snug tracking-normal md:text-lg">{title}</h3>
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-kraft-deep transition-transform group-open:rotate-45 print:hidden"
        />
      </summary>
      {/* The id is inside the answer, because then the browser opens it for the URL's fragment. */}
      <div id={id} className="scroll-mt-20 pb-5">
        <Prose html={html} />
      </div>
    </details>
  );
}

/** Opens the named answer after client-side navigation, where the browser doesn't. */
const useOpenNamed = () => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice.
  useEffect(() => {
    const folded = document.getElementById(hash.slice(1))?.closest('details');
    if (!folded) return;
    folded.open = true;
    folded.scrollIntoView();
  }, [hash, key]);
};

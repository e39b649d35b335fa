import type { Company } from '@boxwright/contract';
import { ArrowRight } from 'lucide-react';
import type { Section } from '../../../content/schema.ts';
import { findContent } from '../../features/content/content.server.ts';
import { Prose } from '../../features/content/Prose.tsx';
import { withCompany } from '../../features/content/with-company.server.ts';
import { pageMeta } from '../../features/shell/meta.ts';
import { noSuch } from '../../features/shell/no-such.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { loadCompany } from '../../features/site/load-company.ts';
import { paths } from '../../paths.ts';
import { type ServerApi, serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { across, Picture } from '../../ui/Picture.tsx';
import type { Route } from './+types/route.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context.get(serverApi));

export const meta = pageMeta;

export default function CustomPackaging({ loaderData }: Route.ComponentProps) {
  const { heading, intro, sections, pictureAlt } = loaderData;
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: heading }]} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-8 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h1 className="mt-2 text-4xl md:text-6xl">{heading}</h1>
          <Prose html={intro} className="mt-5 text-ink-soft text-lg" />
          <div data-noprint="" className="mt-7 flex flex-wrap gap-3">
            <LinkButton to={paths.shop}>
              See prices for your size <ArrowRight aria-hidden="true" className="size-5" />
            </LinkButton>
            <LinkButton to={paths.enquiry} tone="outline">
              Write to us
            </LinkButton>
          </div>
        </div>
        <Picture
          src={`/images/category-${pictured}.webp`}
          alt={pictureAlt}
          sizes={`(min-width: 80rem) 36rem, (min-width: 64rem) 45vw, ${across}`}
          priority
          className="aspect-[5/4] w-full rounded-lg object-cover"
        />
      </div>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 md:mt-16 lg:grid-cols-2">
        {sections.map(({ id, title, html, parts }) => (
          <section key={id} aria-labelledby={id} className="crease border-t pt-6">
            <h2 id={id} className="text-2xl">
              {title}
            </h2>
            <Prose html={html} className="mt-3" />
            {parts.map((part) => (
              <div key={part.id} className="mt-5">
                <h3 id={part.id} className="text-lg">
                  {part.title}
                </h3>
                <Prose html={part.html} className="mt-2" />
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** The kind of packaging whose picture the page uses. */
const pictured = 'bespoke-packaging';

const loadPage = async (api: ServerApi) => {
  const page = findContent('pages', 'custom-packaging');
  if (page === undefined) throw noSuch('page', 'This page is being written.');
  const company = await loadCompany(api);
  const { title, description, heading } = page.meta;
  const path = paths.whyCustomPackaging;
  return {
    heading,
    intro: withCompany(page.intro, company),
    sections: page.sections.map(({ parts, ...section }) => ({
      ...filled(section, company),
      parts: parts.map((part) => filled(part, company)),
    })),
    pictureAlt: findContent('categories', pictured)?.meta.heroAlt ?? 'A carton made to measure',
    head: await pageHead(api, { title, description, path, crumbs: [{ name: heading, path }] }),
  };
};

const filled = (section: Section, company: Company): Section => ({
  ...section,
  html: withCompany(section.html, company),
});

import { findContent } from '../../features/content/content.server.ts';
import { withCompany } from '../../features/content/with-company.server.ts';
import { noSuch } from '../../features/shell/no-such.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { loadCompany } from '../../features/site/load-company.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { plainText } from './plain-text.ts';

/** The questions by group, with the company's data in the answers. */
export const loadFaqs = async (api: ServerApi) => {
  const page = findContent('pages', 'faqs');
  if (page === undefined) throw noSuch('page', 'The questions are not here right now.');
  const company = await loadCompany(api);
  const { title, description, heading } = page.meta;
  const groups = page.sections.map(({ id, title: name, parts }) => ({
    id,
    title: name,
    questions: parts.map((part) => ({ id: part.id, title: part.title, html: withCompany(part.html, company) })),
  }));
  return {
    heading,
    intro: withCompany(page.intro, company),
    groups,
    head: await pageHead(api, {
      title,
      description,
      path: paths.faqs,
      crumbs: [{ name: heading, path: paths.faqs }],
      graph: [
        {
          '@type': 'FAQPage',
          mainEntity: groups
            .flatMap(({ questions }) => questions)
            .map((question) => ({
              '@type': 'Question',
              name: question.title,
              acceptedAnswer: { '@type': 'Answer', text: plainText(question.html) },
            })),
        },
      ],
    }),
  };
};

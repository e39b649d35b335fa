import { data } from 'react-router';
import { findContent } from '../../features/content/content.server.ts';
import { withCompany } from '../../features/content/with-company.server.ts';
import { noSuch } from '../../features/shell/no-such.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { plainText } from './plain-text.ts';

/** The questions by group, with the company's data in the answers. */
export const loadFaqs = async (api: ServerApi) => {
  const page = findContent('pages', 'faqs');
  if (page === undefined) throw noSuch('page', 'The questions are not here right now.');
  const company = await api.call('GetCompany', {});
  if (!company.ok) throw data(company.failure.text, { status: 503 });
  const { title, description, heading } = page.meta;
  const groups = page.sections.map(({ id, title: name, parts }) => ({
    id,
    title: name,
    questions: parts.map((part) => ({ id: part.id, title: part.title, html: withCompany(part.html, company.value) })),
  }));
  return {
    heading,
    intro: withCompany(page.intro, company.value),
    groups,
    head: pageHead({
      title,
      description,
      path: paths.faqs,
      publicUrl: api.publicUrl,
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

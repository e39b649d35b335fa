import { findContent } from '../../features/content/content.server.ts';
import { withCompany } from '../../features/content/with-company.server.ts';
import { noSuch } from '../../features/shell/no-such.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { loadCompany } from '../../features/site/load-company.ts';
import type { ServerApi } from '../../server-api.ts';

/** Loads a policy by the last segment of its path, with the company's data inserted. */
export const loadPolicy = async (api: ServerApi, pathname: string) => {
  const slug = pathname.replaceAll('/', '');
  const policy = findContent('policies', slug);
  if (policy === undefined) throw noSuch('page');
  const company = await loadCompany(api);
  const { title, description, heading, updated } = policy.meta;
  const path = `/${slug}`;
  return {
    heading,
    updated,
    html: withCompany(policy.html, company),
    contents: policy.sections.map(({ id, title: name }) => ({ id, title: name })),
    head: await pageHead(api, { title, description, path, crumbs: [{ name: heading, path }] }),
  };
};

import type { Company } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import type { Content, ContentKind } from '../../../content/schema.ts';
import { shortRupees } from '../pay/ways-line.ts';
import type { ArticleTeaser } from './ArticleCard.tsx';

/** The site's texts, compiled at build time. The browser gets only what a loader returns. */
const files = {
  categories: read<'categories'>(import.meta.glob('../../../content/categories/*.md', { eager: true })),
  articles: read<'articles'>(import.meta.glob('../../../content/articles/*.md', { eager: true })),
  policies: read<'policies'>(import.meta.glob('../../../content/policies/*.md', { eager: true })),
  pages: read<'pages'>(import.meta.glob('../../../content/pages/*.md', { eager: true })),
} as const;

/** A text by its file name. */
export const findContent = <K extends ContentKind>(kind: K, slug: string): Content<K> | undefined =>
  (files[kind] as ReadonlyMap<string, Content<K>>).get(slug);

/** The kinds of packaging in the menu's order. */
export const listCategories = () =>
  [...files.categories]
    .map(([slug, content]) => ({ slug, ...content }))
    .sort((a, b) => a.meta.position - b.meta.position);

/** The articles, newest first. */
export const listArticles = () =>
  [...files.articles]
    .map(([slug, content]) => ({ slug, ...content }))
    .sort((a, b) => b.meta.date.localeCompare(a.meta.date));

/** The articles as their cards show them, newest first. */
export const articleCards = (): readonly ArticleTeaser[] =>
  listArticles().map(({ slug, meta: { heading, date, teaser, heroAlt } }) => ({
    slug,
    heading,
    date,
    teaser,
    heroAlt,
  }));

/**
 * Inserts the company's data for placeholders such as `{legalName}`, `{name}`, `{email}`, `{phone}`, `{address}`,
 * `{hours}`, `{minimumBoxes}`, `{grievanceName}` and so on: it is kept once, in the company's record.
 */
export const withCompany = (html: string, company: Company): string => {
  const said: Readonly<Record<string, string>> = {
    name: company.name,
    legalName: company.legalName,
    email: company.email,
    phone: company.phones[0] ?? '',
    address: company.addressLines.join(', '),
    hours: company.hours,
    minimumBoxes: formatCount(company.minimumBoxes),
    maximumBoxes: formatCount(company.maximumBoxes),
    minimumStickers: formatCount(company.minimumStickers),
    daysToSample: String(company.daysToSample),
    sampleCreditDays: String(company.sampleCreditDays),
    dieYears: String(company.dieYears),
    payLaterDays: formatCount(company.payLaterDays),
    mostCash: shortRupees(company.cashOnDelivery.mostPaise),
    leastCashFee: shortRupees(company.cashOnDelivery.leastFeePaise),
    cashFeePercent: String(company.cashOnDelivery.feeBps / 100),
    grievanceName: company.grievanceOfficer.name,
    grievanceEmail: company.grievanceOfficer.email,
    grievancePhone: company.grievanceOfficer.phone,
  };
  return html.replace(/\{([a-zA-Z]+)\}/g, (whole, key: string) => escaped(said[key] ?? whole));
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function read<K extends ContentKind>(modules: Record<string, unknown>): ReadonlyMap<string, Content<K>> {
  return new Map(
    Object.entries(modules).map(([file, module]) => [
      file.replace(/^.*\/|\.md$/g, ''),
      (module as { default: Content<K> }).default, // the output of the content plugin
    ]),
  );
}

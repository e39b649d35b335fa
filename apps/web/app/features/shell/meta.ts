import type { MetaDescriptor } from 'react-router';
import type { ShellData } from '../site/shell-data.ts';

/** The part of a meta function's arguments that is read here. */
interface MetaArgs {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/** A page's title with the shop's name, which the settings hold; without it if the frame's data is missing. */
export const fullTitle = (title: string, shop: string | undefined): MetaDescriptor => ({
  title: shop === undefined ? title : `${title} | ${shop}`,
});

/** The shop's name as the root's loader has it; undefined on the error page of that loader. */
export const shopNameIn = ({ matches }: MetaArgs): string | undefined => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<ShellData> | undefined; // its loader's
  return root?.company?.name;
};

export const unlisted: MetaDescriptor = { name: 'robots', content: 'noindex' };

/** The meta function of a page that search engines don't list: pages of a customer or of the back office. */
export const unlistedMeta =
  <Args extends MetaArgs>(title: string | ((args: Args) => string), ...more: readonly MetaDescriptor[]) =>
  (args: Args): MetaDescriptor[] => [
    fullTitle(typeof title === 'string' ? title : title(args), shopNameIn(args)),
    unlisted,
    ...more,
  ];

/** The meta function of a public page: what its loader has made with `pageHead`. */
export const pageMeta = ({ loaderData }: { loaderData: { readonly head: MetaDescriptor[] } | undefined }) =>
  loaderData?.head ?? [];

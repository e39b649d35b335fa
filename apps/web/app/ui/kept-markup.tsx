import { type ComponentProps, createContext, useContext } from 'react';

/** Elements whose markup is kept; a page has one of each. */
export type KeptElement = 'header' | 'footer';

/** Markup from earlier renderings; only the server has it. */
export interface KeptMarkup {
  /**
   * The element's inner markup, if it is known.
   *
   * @param of what the markup depends on, apart from the shop's own data
   */
  readonly find: (element: KeptElement, of: string) => string | undefined;
}

export const KeptMarkupContext = createContext<KeptMarkup | undefined>(undefined);

type KeptProps<Element extends KeptElement> = ComponentProps<Element> & {
  readonly as: Element;
  /** What the markup depends on, apart from the shop's own data. */
  readonly of: string;
};

/**
 * An element that is the same in many pages, rendered by the server once for all of them: header and footer are half of
 * a page. In the browser it is an ordinary element.
 */
export function Kept<Element extends KeptElement>({ as, of, children, ...attributes }: KeptProps<Element>) {
  const Tag: KeptElement = as;
  const html = useContext(KeptMarkupContext)?.find(as, of);
  if (html === undefined) {
    return (
      <Tag data-kept="" {...attributes}>
        {children}
      </Tag>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered here before.
  return <Tag data-kept="" {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

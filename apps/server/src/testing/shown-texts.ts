import { getDocumentProxy } from 'unpdf';
import type { Pages } from './click-crawl.ts';
import { linksIn, type OpenPage, type PlainBrowser } from './plain-browser.ts';

/** The texts that were shown, of pages and the files that they link to, by address. */
export type ShownTexts = Map<string, string>;

/** A browser that notes what it shows in `shown`, and opens one file of each kind that its pages link to. */
export function noting(browser: PlainBrowser, pages: Pages, shown: ShownTexts): PlainBrowser {
  const kindsOfFiles = new Set<string>();
  const note = async (page: OpenPage) => shown.set(page.url.pathname + page.url.search, await textOf(page));
  return {
    ...browser,
    open: async (address) => {
      const page = await browser.open(address);
      await note(page);
      for (const link of linksIn(page)) {
        const kind = link.replace(/\d+|[\w.~-]{20,}/g, '…');
        if (pages.at(link) !== null || kindsOfFiles.has(kind)) continue;
        kindsOfFiles.add(kind);
        await note(await browser.open(link));
      }
      return page;
    },
  };
}

/** The text that a reader sees, with the name under which a file is saved. */
async function textOf({ type, body, savedAs }: OpenPage): Promise<string> {
  const text = type.startsWith('application/pdf') ? await textOfPdf(body) : body.toString('utf8');
  return `${savedAs}\n${text}`;
}

export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  return (await readPdf(bytes)).join('\n');
}

/** The text of each page. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
  return (await readPdf(bytes)).slice(3);
}

/** Title, author and subject, and then the text of each page. */
async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const { Title, Author, Subject } = info as Readonly<Record<string, unknown>>;
  const texts: string[] = [Title, Author, Subject].map(String);
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await pdf.loadingTask.destroy();
  return texts;
}

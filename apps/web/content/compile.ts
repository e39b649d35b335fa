import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { type Content, type ContentKind, frontMatters, type Section } from './schema.ts';

/**
 * Compiles a text with its front matter. Throws an Error that names the file and says what to correct, for the people
 * who edit these files.
 */
export const compileContent = (kind: ContentKind, file: string, source: string): Content<ContentKind> => {
  const [, yaml, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined || markdown === undefined) {
    throw new Error(
      `${file} must begin with a line of three dashes, the page's data, and another line of three dashes`,
    );
  }
  const meta = frontMatters[kind].safeParse(parseYaml(yaml));
  if (!meta.success) throw new Error(`${file}: ${z.prettifyError(meta.error)}`);
  const tokens = marked.lexer(markdown);
  const top = split(tokens, 2);
  return {
    meta: meta.data,
    html: render(tokens),
    intro: render(top.before),
    sections: top.sections.map(({ title, id, tokens: within }) => {
      const { before, sections } = split(within, 3);
      return {
        id,
        title,
        html: render(before, title),
        parts: sections.map(
          (part): Section => ({ id: part.id, title: part.title, html: render(part.tokens, part.title) }),
        ),
      };
    }),
  };
};

/** The heading above what is rendered: tables of one article may have the same head. */
let heading = '';

/**
 * Headings get the anchor of `idOf`, tables scroll sideways on a phone, addresses keep the placeholders that
 * `withCompany` fills.
 */
const marked = new Marked({
  renderer: {
    link(link) {
      return Renderer.prototype.link.call(this, link).replace(/%7B([a-zA-Z]+)%7D/g, '{$1}');
    },
    table(table) {
      const head = table.header.map(({ text }) => text).join(', ');
      const name = escapeAttribute(heading === '' ? head : `${heading}: ${head}`);
      return `<section class="table-frame" aria-label="${name}" tabindex="0">${Renderer.prototype.table.call(this, table)}</section>\n`;
    },
    tablecell({ header, align, tokens }) {
      const [tag, scope] = header ? ['th', ' scope="col"'] : ['td', ''];
      const figures = align === 'right' ? ' class="figures"' : '';
      return `<${tag}${scope}${figures}>${this.parser.parseInline(tokens)}</${tag}>\n`;
    },
    heading({ tokens, depth, text }) {
      heading = text;
      return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    html({ text }) {
      throw new Error(`Write Markdown and no HTML: ${text}`);
    },
  },
});

const escapeAttribute = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^(\d+-)?-?|-$/g, '');

/** @param title of the section that has these tokens, without its heading */
const render = (tokens: readonly Token[], title = ''): string => {
  heading = title;
  return marked.parser([...tokens]);
};

interface Part {
  readonly id: string;
  readonly title: string;
  readonly tokens: Token[];
}

const split = (tokens: readonly Token[], depth: number): { before: Token[]; sections: Part[] } => {
  const before: Token[] = [];
  const sections: Part[] = [];
  for (const token of tokens) {
    if (isHeading(token, depth)) sections.push({ id: idOf(token.text), title: token.text, tokens: [] });
    else (sections.at(-1)?.tokens ?? before).push(token);
  }
  return { before, sections };
};

const isHeading = (token: Token, depth: number): token is Tokens.Heading =>
  token.type === 'heading' && (token as Tokens.Heading).depth === depth; // `type` distinguishes tokens

import { breakLinks } from './break-links.ts';
import { type Html, html } from './html.ts';
import type { Mail, MailCompany } from './mail-data.ts';

/** A part of a message. Each is rendered both as HTML and as text, so that both have the same content. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Text as typed by a visitor, links included: only for staff, who know that it's unverified. */
  | { readonly kind: 'quotation'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  /** Names and values in rows, for example the totals; `strong` marks the most important one. */
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | { readonly kind: 'items'; readonly rows: readonly Item[] }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** A divider between two parts. */
  | { readonly kind: 'crease' };

export type Fact = {
  readonly name: string;
  readonly value: string;
  readonly strong?: boolean;
  /** Small, below the name. */
  readonly notes?: readonly string[];
};
export type Item = {
  readonly title: string;
  readonly detail?: string;
  /** A text of its own below the detail, as typed. */
  readonly note?: string;
  readonly count: string;
  readonly amount: string;
};

export type Message = {
  readonly subject: string;
  /** The preview line that inboxes show after the subject. */
  readonly preheader: string;
  readonly title: string;
  /** Shown above everything else. */
  readonly notice?: string | undefined;
  readonly blocks: readonly Block[];
  /** Why the recipient gets this mail. */
  readonly reason: string;
  /** For a reminder: stops reminders of its kind. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
};

/**
 * Renders a message in the company's layout, with tables and inline styles, which mail programs need.
 * @throws TypeError for a link that isn't an absolute http or https URL
 */
export function composeMail(company: MailCompany, message: Message): Mail {
  const plain = {
    // A line break would start another header.
    subject: breakLinks(message.subject.replace(/[\p{Control}\u2028\u2029]+/gu, ' ').trim()),
    preheader: breakLinks(message.preheader),
    title: breakLinks(message.title),
    notice: message.notice,
    blocks: message.blocks.map(withoutLinks),
    reason: breakLinks(message.reason),
    ...(message.unsubscribe ? { unsubscribe: message.unsubscribe } : {}),
  };
  return { subject: plain.subject, html: htmlOf(company, plain), text: textOf(company, plain) };
}

/** The block without web addresses in its text. Only buttons, links and quotations may link. */
function withoutLinks(block: Block): Block {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return { ...block, text: breakLinks(block.text) };
    case 'facts':
      return { ...block, rows: block.rows.map(factWithoutLinks) };
    case 'items':
      return { ...block, rows: block.rows.map(itemWithoutLinks) };
    case 'steps':
      return { ...block, steps: block.steps.map(breakLinks) };
    case 'link':
      return { ...block, label: breakLinks(block.label) };
    case 'quotation':
    case 'button':
    case 'crease':
      return block;
  }
}

const factWithoutLinks = (fact: Fact): Fact => ({
  ...fact,
  name: breakLinks(fact.name),
  value: breakLinks(fact.value),
  ...(fact.notes === undefined ? {} : { notes: fact.notes.map(breakLinks) }),
});

const itemWithoutLinks = (item: Item): Item => ({
  ...item,
  title: breakLinks(item.title),
  ...(item.detail === undefined ? {} : { detail: breakLinks(item.detail) }),
  ...(item.note === undefined ? {} : { note: breakLinks(item.note) }),
});

const ink = '#1C1A17';
const soft = '#5B554B';
const accent = '#B5311C';
const sans = "Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";
const body = `font-family:${sans};font-size:16px;line-height:24px;color:${ink}`;
const small = `font-family:${sans};font-size:13px;line-height:20px;color:${soft}`;
const figures = 'font-variant-numeric:tabular-nums;white-space:nowrap';
const table = { role: 'presentation', style: 'border-collapse:collapse;width:100%' };

function htmlOf(
  company: MailCompany,
  { subject, preheader, title, notice, blocks, reason, unsubscribe }: Message,
): string {
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:#FBF8F2">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="${table.role}" style="${table.style};background:#FBF8F2"><tr><td align="center" style="padding:24px 12px">
<table role="${table.role}" style="border-collapse:collapse;width:100%;max-width:600px">
<tr><td style="padding:0 4px 14px;${body};font-size:18px;font-weight:700"><a href="${address(company.url)}" style="color:${ink};text-decoration:none">${company.name}</a></td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E4DDD0;border-top:3px solid #D8432B;padding:28px 24px">
<h1 style="margin:0 0 12px;${body};font-size:26px;line-height:32px;font-weight:700">${title}</h1>
${notice && html`<p style="margin:0 0 16px;padding:10px 12px;border:1px dashed #B98B5E;${body};font-weight:600">${notice}</p>\n`}${blocks.map(htmlOfBlock)}
</td></tr>
<tr><td style="padding:18px 4px 0;${small}">
${company.name}<br>${company.addressLines.map((line) => html`${line}<br>`)}
${company.phones.join(', ')} &middot; <a href="mailto:${company.email}" style="color:${soft}">${company.email}</a><br><br>${reason}${unsubscribe && html`<br><a href="${address(unsubscribe.url)}" style="color:${soft}">${unsubscribe.label}</a>`}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.markup;
}

function htmlOfBlock(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
    case 'quotation':
      return html`<p style="margin:0 0 16px;${body}">${block.text}</p>\n`;
    case 'heading':
      return html`<h2 style="margin:0 0 8px;${small};font-weight:700;color:${accent}">${block.text}</h2>\n`;
    case 'facts':
      return html`<table role="${table.role}" style="${table.style};margin:0 0 16px">${block.rows.map(htmlOfFact)}</table>\n`;
    case 'items':
      return html`<table style="${table.style};margin:0 0 8px">${block.rows.map(htmlOfItem)}</table>\n`;
    case 'steps':
      return html`<ol style="margin:0 0 16px;padding-left:22px;${body}">${block.steps.map((step) => html`<li style="margin:0 0 6px">${step}</li>`)}</ol>\n`;
    case 'button':
      return html`<table role="${table.role}" style="border-collapse:collapse;margin:4px 0 20px"><tr><td style="background:${accent}">
<a href="${address(block.url)}" style="display:inline-block;padding:12px 22px;${body};color:#FFFFFF;font-weight:600;text-decoration:none">${block.label}</a></td></tr></table>\n`;
    case 'link':
      return html`<p style="margin:0 0 10px;${body}"><a href="${address(block.url)}" style="color:${accent}">${block.label}</a></p>\n`;
    case 'crease':
      return html`<div style="border-top:1px dashed #B98B5E;font-size:0;line-height:0;margin:4px 0 18px">&nbsp;</div>\n`;
  }
}

function htmlOfFact({ name, value, strong, notes = [] }: Fact): Html {
  const below = notes.map((note) => html`<br><span style="${small}">${note}</span>`);
  const weight = strong ? 'font-weight:700' : 'font-weight:400';
  return html`<tr><td style="padding:3px 12px 3px 0;${body};font-size:15px;vertical-align:top;${weight};color:${strong ? ink : soft}">${name}${below}</td><td align="right" style="padding:3px 0;vertical-align:top;${body};font-size:15px;${weight};font-variant-numeric:tabular-nums;overflow-wrap:anywhere">${value.replace(/ (?=[ap]m$)/, '\u00a0')}</td></tr>`;
}

function htmlOfItem({ title, detail, note, count, amount }: Item): Html {
  const cell = `padding:8px 0;border-bottom:1px solid #E4DDD0;vertical-align:top;${body};font-size:15px`;
  return html`<tr><td style="${cell};padding-right:12px"><strong>${title}</strong><br><span style="${small}">${count}${detail && html` &middot; ${detail}`}</span>${note && html`<br><span style="${small};white-space:pre-line;overflow-wrap:anywhere">${note}</span>`}</td><td align="right" style="${cell};${figures}">${amount}</td></tr>`;
}

function textOf(company: MailCompany, { title, notice, blocks, reason, unsubscribe }: Message): string {
  const parts = [title, notice, ...blocks.map(textOfBlock)];
  const signature = ['-- ', company.name, ...company.addressLines, `${company.phones.join(', ')} · ${company.email}`];
  const stop = unsubscribe ? [`${unsubscribe.label}: ${address(unsubscribe.url)}`] : [];
  return `${[...parts, [...signature, '', reason, ...stop].join('\n')].filter(Boolean).join('\n\n')}\n`;
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'quotation':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'facts':
      return block.rows
        .map(({ name, value, notes = [] }) => [`${name}: ${value}`, ...notes.map((note) => `  ${note}`)].join('\n'))
        .join('\n');
    case 'items':
      return block.rows
        .map(({ title, detail, note, count, amount }) =>
          [`- ${title}, ${count}: ${amount}`, detail, note?.replace(/\r?\n/g, '\n  ')].filter(Boolean).join('\n  '),
        )
        .join('\n');
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    case 'button':
    case 'link':
      return `${block.label}: ${address(block.url)}`;
    case 'crease':
      return '';
  }
}

/** An absolute URL, normalised; other links don't work in a mail. */
function address(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`Not a web address: ${url}`);
  return href;
}

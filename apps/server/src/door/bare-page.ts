import { type Html, html } from '@boxwright/mail';
import type { FastifyReply } from 'fastify';
import type { WayBack } from './way-back.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

interface BarePage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly links?: readonly WayBack[];
  /** Seconds until the page loads again by itself. */
  readonly reloadAfter?: number | null;
}

/** Answers with a page of a few sentences, without further files. */
export const sendBarePage = (reply: FastifyReply, status: number, page: BarePage) =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(barePage(page).toString());

const barePage = ({ title, paragraphs, links = [], reloadAfter }: BarePage): Html => html`<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${reloadAfter && html`<meta http-equiv="refresh" content="${reloadAfter}">`}
<title>${title}</title>
<style>body{margin:15vh auto;max-width:34rem;padding:0 1.5rem;background:#fbf8f2;color:#1c1a17;font:1rem/1.55 system-ui,sans-serif}</style>
<main>
<h1>${title}</h1>
${paragraphs.map((text) => html`<p>${text}</p>\n`)}${links.map(({ to, text }) => html`<p><a href="${to}">${text}</a></p>\n`)}</main>`;

export { Html, type HtmlValue, html, trusted } from './html.ts';

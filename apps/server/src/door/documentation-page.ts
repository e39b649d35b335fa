import type { DescribedOperation, JsonSchema, OpenApi } from './openapi.ts';

/** Renders the operations as one HTML page without scripts. */
export function documentationPage({ info, paths }: OpenApi, nonce: string): string {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const index = described.map(({ operation: { operationId: id } }) => `<li><a href="#${id}">${id}</a></li>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlOf(info.title)}: operations</title><style nonce="${nonce}">${style}</style></head>
<body><header><h1>${htmlOf(info.title)}: operations</h1>
<p>${htmlOf(info.description).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>
<p>The same for programs: <a href="openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Operations"><ul>${index}</ul></nav>
<main>${described.map(section).join('')}</main></body></html>`;
}

function section({ path, method, operation }: { path: string; method: string; operation: DescribedOperation }): string {
  const body = operation.requestBody?.content['application/json'].schema;
  const answer = answerOf(operation);
  return `<section id="${operation.operationId}"><h2>${operation.operationId}</h2>
<p><code>${method} ${htmlOf(path)}</code> <span class="access">${accessTexts[operation['x-access']] ?? ''}</span></p>
<p>${htmlOf(operation.summary)}</p>
${body === undefined ? '' : `<h3>Body</h3>${fields(body, `Body of ${operation.operationId}`)}`}
${answer === undefined ? '' : `<h3>Answer</h3>${fields(answer, `Answer of ${operation.operationId}`)}`}</section>`;
}

const accessTexts: Readonly<Record<string, string>> = {
  public: 'anybody',
  customer: 'signed-in customers',
  staff: 'staff',
};

function answerOf({ responses }: DescribedOperation): JsonSchema | undefined {
  const ok = responses['200'] as { content: { 'application/json': { schema: JsonSchema } } } | undefined; // as openApi makes it
  return ok?.content['application/json'].schema.properties?.['data'];
}

function fields(schema: JsonSchema, label: string): string {
  const object = schema.items ?? schema;
  const rows = Object.entries(object.properties ?? {});
  const about = schema.items === undefined ? '' : '<p>A list; each entry:</p>';
  if (rows.length === 0) return `${about}<p>${object.properties ? 'Nothing.' : htmlOf(typeOf(schema))}</p>`;
  const required = new Set(object.required);
  return `${about}<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr><th scope="col">Field</th><th scope="col">Kind</th><th scope="col">Needed</th></tr></thead><tbody>${rows
    .map(
      ([name, kind]) =>
        `<tr><td><code>${htmlOf(name)}</code></td><td>${htmlOf(typeOf(kind))}</td><td>${required.has(name) ? 'required' : 'optional'}</td></tr>`,
    )
    .join('')}</tbody></table></div>`;
}

/** Describes a schema in words. */
function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  if (schema.type === 'object' && schema.properties) return `object of ${Object.keys(schema.properties).join(', ')}`;
  const type = String(schema.type ?? 'anything').replace('integer', 'whole number');
  return `${schema.format ?? type}${limitsOf(schema)}`;
}

function limitsOf({ minimum, maximum, maxLength }: JsonSchema): string {
  if (maxLength !== undefined) return ` up to ${maxLength} characters`;
  const from = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? ` from ${minimum}` : '';
  const to = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? ` to ${maximum}` : '';
  return from + to;
}

const htmlOf = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere }
nav ul { columns: 14rem; list-style: none; padding: 0 }
section { border-top: 1px solid #8886; padding: .5rem 0 1rem }
h2 { margin-bottom: 0 } h3 { margin: 1rem 0 .25rem; font-size: 1rem }
.access { margin-left: .75rem; opacity: .75 } .scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
td, th { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8883 }
code { font-size: .95em }`;

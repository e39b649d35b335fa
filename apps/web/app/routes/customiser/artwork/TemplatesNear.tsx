import { type DielineFormat, dielineFileAddress, printsInside } from '@boxwright/contract';
import type { PrintedBox } from './use-artwork-check.ts';

const templates: readonly { readonly format: DielineFormat; readonly name: string }[] = [
  { format: 'template.pdf', name: 'PDF' },
  { format: 'template.svg', name: 'SVG' },
];

/** The template of this box where its file is sent; the page's drawing has it in further formats. */
export function TemplatesNear({ box: { caliper: _, print, ...box } }: { box: PrintedBox }) {
  const inside = printsInside(print ?? null);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-[0.9375rem]">
      Draw it on our template of this size{inside ? ', the inside on the PDF’s second page' : ''}:
      {templates.map(({ format, name }) => (
        <a
          key={format}
          href={dielineFileAddress(box, format, { inside })}
          download
          data-event="dieline_download"
          data-label={format}
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
        >
          <span className="sr-only">Template to draw on, </span>
          {name}
        </a>
      ))}
    </p>
  );
}

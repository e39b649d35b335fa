import { type DielineFormat, dielineFileAddress, type StatedDieline } from '@boxwright/contract';
import { Download } from 'lucide-react';
import { buttonStyle } from '../../ui/button-style.ts';

const templates: readonly { readonly format: DielineFormat; readonly name: string }[] = [
  { format: 'template.pdf', name: 'Template PDF' },
  { format: 'template.svg', name: 'Template SVG' },
];

const plain: readonly { readonly format: DielineFormat; readonly name: string }[] = [
  ...templates,
  { format: 'pdf', name: 'Key line PDF' },
];

interface TemplateLinksProps {
  stated: StatedDieline;
  /** The box's name, on a page with several boxes. */
  name?: string;
  /** Whether it is printed inside, too: its PDFs have a page for that. */
  hasInside?: boolean;
}

/** The template to lay artwork on, as plain links, with dimensions and without. */
export function TemplateLinks({ stated, name, hasInside: inside = false }: TemplateLinksProps) {
  const ofBox = name === undefined ? '' : ` of ${name}`;
  return (
    <div>
      <p className="text-ink-soft">
        <strong className="font-semibold text-ink">Artwork template:</strong> each panel with its name and which way is
        up, where no ink may be, and room for barcode, batch and date, on named layers for your drawing program.
        {inside
          ? ' The PDFs have two pages, outside and inside: lay the inside on the second, and send both as one PDF. The SVG is the outside alone.'
          : ''}
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] gap-2">
        {templates.map(({ format, name: label }) => (
          <li key={format}>
            <a
              href={dielineFileAddress(stated, format, { inside })}
              download
              data-event="dieline_download"
              data-label={format}
              data-command={`Download ${label}${ofBox}`}
              aria-label={`${label}${ofBox}`}
              className={buttonStyle('outline', 'small', 'w-full px-2')}
            >
              <Download aria-hidden="true" className="size-5 shrink-0" /> {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
        <p className="text-ink-soft">Without dimensions:</p>
        <ul className="flex flex-wrap gap-x-4">
          {plain.map(({ format, name: label }) => (
            <li key={format}>
              <a
                href={dielineFileAddress(stated, format, { dimensions: false, inside })}
                download
                data-event="dieline_download"
                data-label={`${format} without dimensions`}
                aria-label={`${label}${ofBox} without dimensions`}
                className="inline-flex min-h-11 items-center text-teal underline-offset-4 hover:underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

import type { BoardFace, NamedBlank, Size, TemplateBlank } from '@boxwright/dieline';
import type { DocumentCompany } from './order-form-data.ts';

/** What the key line shows. Lengths in millimetres. */
export type KeyLineData = {
  /** Each blank once, in the order in which they are drawn. */
  readonly blanks: readonly NamedBlank[];
  /** For each blank, what a designer must know of its panels. Makes the key line a template for artwork. */
  readonly template?: readonly TemplateBlank[];
  /** Whether the box is printed inside, too: then it has a page for each side. */
  readonly hasInside?: boolean;
  /** Whether dimensions are drawn; true by default. */
  readonly dimensions?: boolean;
  readonly style: { readonly name: string; readonly ecma?: string | null };
  /**
   * Inside size of the box (for an insert, of its box), or flat size of a tag, card or label; unused measures are 0.
   */
  readonly inside: Size;
  /** "60 × 40 × 100 mm outside": the ordered size, if it wasn't measured inside. */
  readonly ordered?: string;
  /** "Folding Box Board 300 gsm", and its thickness in millimetres. */
  readonly board: { readonly name: string; readonly caliper: number };
  /** Order or quotation number. */
  readonly reference?: string;
  /** The date shown, and the PDF's creation date. */
  readonly date: Date;
  readonly company: Pick<DocumentCompany, 'name' | 'email' | 'phones'>;
};

/** A page of it, with its side of a box that is printed on both. */
export type KeyLinePage = KeyLineData & { readonly side?: BoardFace };

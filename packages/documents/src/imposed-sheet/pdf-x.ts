import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { objectsIn } from './objects-in.ts';
import { type PrintingCondition, screenProfile } from './press.ts';

const name = PDFName.of;

/**
 * Gives a sheet its output intent, and makes it PDF/X-4 (ISO 15930-7:2010) if nothing in its artwork stands against that.
 *
 * @param hindrances from `hindrancesIn`
 */
export function setOutputIntent(
  doc: PDFDocument,
  { identifier, info, registry, profile }: PrintingCondition,
  { hindrances, at }: { readonly hindrances: readonly string[]; readonly at: Date },
): void {
  const { context, catalog } = doc;
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    DestOutputProfile: context.register(context.flateStream(profile, { N: 4 })),
  });
  intent.set(name('OutputConditionIdentifier'), PDFString.of(identifier));
  intent.set(name('OutputCondition'), PDFHexString.fromText(info));
  intent.set(name('Info'), PDFHexString.fromText(info));
  intent.set(name('RegistryName'), PDFString.of(registry));
  catalog.set(name('OutputIntents'), context.obj([intent]));
  explainScreenColours(doc);
  const about = context.lookup(context.trailerInfo.Info, PDFDict);
  about.set(name('Trapped'), name('False'));
  if (hindrances.length === 0) {
    context.header = PDFHeader.forVersion(1, 6);
    about.set(name('GTS_PDFXVersion'), PDFString.of('PDF/X-4'));
  }
  extendMetadata(doc, at, hindrances.length === 0);
}

/** RGB without a profile isn't allowed beside an output intent in CMYK, so each drawing says what it means. */
function explainScreenColours({ context }: PDFDocument): void {
  const profile = context.register(context.flateStream(screenProfile(), { N: 3, Alternate: 'DeviceRGB' }));
  const meaning = context.register(context.obj(['ICCBased', profile]));
  for (const found of objectsIn(context)) {
    if (!(found instanceof PDFDict)) continue;
    const resources = found.lookup(name('Resources'));
    if (resources instanceof PDFDict) nameMeaning(resources, meaning);
    // Groups mix their colours in a space of their own.
    if (found.get(name('S')) === name('Transparency') && found.get(name('CS')) === name('DeviceRGB'))
      found.set(name('CS'), meaning);
  }
}

function nameMeaning(resources: PDFDict, meaning: PDFRef): void {
  const spaces = resources.lookup(name('ColorSpace'));
  if (!(spaces instanceof PDFDict)) resources.set(name('ColorSpace'), resources.context.obj({ DefaultRGB: meaning }));
  else if (!spaces.has(name('DefaultRGB'))) spaces.set(name('DefaultRGB'), meaning);
}

/** What PDF/X-4 asks of the metadata that the document has already. */
function extendMetadata({ context, catalog }: PDFDocument, at: Date, isPdfX: boolean): void {
  const stream = catalog.lookup(name('Metadata'));
  if (!(stream instanceof PDFRawStream)) throw new RangeError('The sheet has no metadata');
  const text = new TextDecoder().decode(decodePDFRawStream(stream).decode());
  const day = at.toISOString().replace(/\.\d+Z$/, 'Z');
  const id = context.lookup(context.trailerInfo.ID, PDFArray).lookup(0, PDFHexString).asString().toLowerCase();
  const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  const more = [
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    `<xmp:ModifyDate>${day}</xmp:ModifyDate><xmp:MetadataDate>${day}</xmp:MetadataDate></rdf:Description>`,
    '<rdf:Description rdf:about="" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">',
    `<xmpMM:DocumentID>uuid:${uuid}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID>`,
    '<xmpMM:RenditionClass>default</xmpMM:RenditionClass></rdf:Description>',
    '<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Trapped>False</pdf:Trapped></rdf:Description>',
    ...(isPdfX
      ? [
          '<rdf:Description rdf:about="" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">',
          '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion></rdf:Description>',
        ]
      : []),
  ].join('\n');
  const metadata = context.stream(text.replace('</rdf:RDF>', `${more}\n</rdf:RDF>`), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  catalog.set(name('Metadata'), context.register(metadata));
}

/** What in the objects of the artwork keeps a sheet from being PDF/X-4, in the words of its slug. */
export function hindrancesIn({ context }: PDFDocument): string[] {
  const found = new Set<string>();
  for (const each of objectsIn(context)) {
    if (!(each instanceof PDFDict)) continue;
    if (isFilteredBy(each, 'LZWDecode')) found.add('LZW compression');
    const transfer = each.get(name('TR2'));
    const isMask = each.has(name('S'));
    if ((each.has(name('TR')) && !isMask) || (transfer && transfer !== name('Default'))) found.add('a transfer curve');
    if (each.get(name('Subtype')) === name('PS')) found.add('PostScript');
  }
  return [...found];
}

function isFilteredBy(dict: PDFDict, filter: string): boolean {
  const filters = dict.lookup(name('Filter'));
  return filters instanceof PDFArray
    ? filters.asArray().some((each) => each === name(filter))
    : filters === name(filter);
}

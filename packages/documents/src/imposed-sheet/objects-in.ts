import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

/** Every dictionary and array of a document, also those within others, each once. */
export function* objectsIn(context: PDFContext): Generator<PDFDict | PDFArray> {
  const open: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = open.pop(); object; object = open.pop()) {
    const found = object instanceof PDFStream ? object.dict : object;
    if (found instanceof PDFDict) open.push(...found.values());
    else if (found instanceof PDFArray) open.push(...found.asArray());
    else continue;
    yield found;
  }
}

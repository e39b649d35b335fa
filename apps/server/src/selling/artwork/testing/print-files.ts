/** What is expected of a print file in the folder beside this project; see its MANIFEST.md. */
export type Expected =
  | { readonly kind: string; readonly width: number; readonly height: number; readonly isTransparent: boolean }
  | string;

/** File names, by the sentence that refuses them. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'This is not a PNG, JPEG, WebP, AVIF, TIFF, SVG, PDF or AI. Please save your artwork as one of these and upload that file.':
    ['photo.bmp', 'photo.eps', 'photo.gif', 'photo.heic', 'photo.psd'],
  'This file is damaged or not complete. Please save it again and upload it once more. Nothing else of it could be checked.':
    ['jpeg-cut-off.jpg', 'jpeg-without-eoi.jpg'],
  'The text in this SVG is not converted to outlines, so we would print it in another font. Please convert it to outlines (paths) and export it again.':
    ['own-drawings/own-label.template.svg', 'svg-text.svg'],
  'This file shows nothing: all of it is empty or hidden. Please save it again with its artwork visible.': [
    'pdf-empty-page.pdf',
    'with-gap/pdf-empty-page.pdf',
  ],
  'This PDF is protected by a password. Please save it without protection and upload it again. Nothing else of it could be checked.':
    ['pdf-encrypted-user.pdf'],
  'This PDF has only the lines of a template and no artwork. Please place your artwork in it, save it and upload it again.':
    ['own-drawings/own-label.pdf', 'own-drawings/own-label.template.pdf'],
  'This picture has 144 megapixels, and at most 50 are taken. Please save it smaller.': ['png-12000x12000-1bit.png'],
  'This SVG refers to other files or addresses. Please embed its pictures, remove its links, and export it again.': [
    'svg-link.svg',
  ],
  'This SVG lacks its format (xmlns="http://www.w3.org/2000/svg"), so programs don’t draw it. Please export it again as a file, or as a PDF.':
    ['svg-no-xmlns.svg'],
  'The pictures in this SVG must be PNG or JPEG. Please export it again with such pictures, or as a PDF.': [
    'svg-webp-inside.svg',
  ],
  'This PDF contains programs or other files. Please save it as a plain PDF for printing (PDF/X or PDF/A) and upload it again.':
    ['with-gap/pdf-af-file.pdf', 'with-gap/pdf-named-js-short.pdf', 'with-gap/pdf-rendition-script.pdf'],
};

/** File names, by kind and size of the picture for screens. Files in `transparent` have unpainted parts. */
const taken: Readonly<Record<string, string>> = {
  'png 60 40': 'base.png',
  'jpeg 600 400':
    'cmyk.jpg exif-orientation-0.jpg exif-orientation-1.jpg exif-orientation-2.jpg exif-orientation-3.jpg exif-orientation-4.jpg gray.jpg jpeg-padding-before-marker.jpg jpeg-trailing-video.jpg progressive.jpg',
  'jpeg 400 600': 'exif-orientation-5.jpg exif-orientation-6.jpg exif-orientation-7.jpg exif-orientation-8.jpg',
  'pdf 2000 1333':
    'illustrator-pdf-compatible.ai pdf-annotation-stamp.pdf pdf-bytes-after-eof.pdf pdf-cmyk-jpeg.pdf pdf-cmyk-rich-black.pdf pdf-encrypted-owner-only.pdf pdf-font-not-embedded.pdf pdf-hidden-layer.pdf pdf-inherited-media.pdf pdf-junk-before-header.pdf pdf-layer-not-printed.pdf pdf-link-annotation.pdf pdf-low-resolution-picture.pdf pdf-media-reversed.pdf pdf-newline-before-header.pdf pdf-objstm-linearized.pdf pdf-open-action-goto.pdf pdf-overprint-black.pdf pdf-transparency.pdf pdf-two-pages.pdf pdf-userunit.pdf pdf-white-background-missing.pdf with-gap/illustrator-pdf-compatible.ai with-gap/pdf-annotation-stamp.pdf with-gap/pdf-bytes-after-eof.pdf with-gap/pdf-cmyk-jpeg.pdf with-gap/pdf-cmyk-rich-black.pdf with-gap/pdf-font-not-embedded.pdf with-gap/pdf-hidden-layer.pdf with-gap/pdf-inherited-cropbox.pdf with-gap/pdf-inherited-media.pdf with-gap/pdf-junk-before-header.pdf with-gap/pdf-layer-not-printed.pdf with-gap/pdf-link-annotation.pdf with-gap/pdf-media-reversed.pdf with-gap/pdf-newline-before-header.pdf with-gap/pdf-open-action-goto.pdf with-gap/pdf-overprint-black.pdf with-gap/pdf-transparency.pdf with-gap/pdf-two-pages.pdf with-gap/pdf-userunit.pdf with-gap/pdf-white-background-missing.pdf',
  'svg 2000 1412': 'own-drawings/own-label.svg',
  'pdf 2000 1401': 'pdf-crop-marks-trimbox.pdf with-gap/pdf-crop-marks-trimbox.pdf',
  'pdf 1668 2000': 'pdf-cropbox-offset.pdf with-gap/pdf-cropbox-offset.pdf',
  'pdf 1410 2000': 'pdf-media-origin-not-zero.pdf with-gap/pdf-media-origin-not-zero.pdf',
  'pdf 1333 2000':
    'pdf-rotate-270-crop.pdf pdf-rotate-90.pdf pdf-xref-broken.pdf with-gap/pdf-rotate-270-crop.pdf with-gap/pdf-rotate-90.pdf with-gap/pdf-xref-broken.pdf',
  'tiff 600 400': 'cmyk.tif photo.tif',
  'webp 600 400': 'photo.webp',
  'avif 600 400': 'photo.avif',
  'png 1 1': 'png-1x1.png',
  'png 2000 2000': 'png-7000x7000-1bit.png',
  'png 200 300': 'png-exif-rotated.png',
  'png 600 400': 'png-gray-alpha.png png-interlaced.png png-opaque-rgba.png png16.png png8-trns.png',
  'png 300 200': 'png-nonsquare-pixels.png png-phys-72dpi.png',
  'svg 2000 2000': 'svg-aspect-none.svg svg-inkscape-bspline.svg',
  'svg 2000 1333':
    'svg-bom.svg svg-canva-like-title.svg svg-css-classes.svg svg-data-name.svg svg-doctype-plain.svg svg-em-units.svg svg-figma-clip.svg svg-filter-blend.svg svg-font-face-data.svg svg-illustrator-entities.svg svg-inches.svg svg-inkscape-hidden-layer.svg svg-inkscape-lpe.svg svg-inkscape-metadata.svg svg-low-resolution-picture.svg svg-mm.svg svg-negative-origin.svg svg-no-viewbox.svg svg-onset-attr.svg svg-percent.svg svg-text-empty.svg svg-use-xlink.svg svg-viewbox-only.svg',
  'svg 2000 1200': 'svg-tiny-units.svg',
  'pdf 2000 1369': 'with-gap/pdf-cropbox-smaller-trim.pdf',
};

/** Abutting shapes count: along their edges both are half transparent. */
const transparent = new Set(
  'own-drawings/own-label.svg pdf-low-resolution-picture.pdf pdf-objstm-linearized.pdf pdf-transparency.pdf pdf-white-background-missing.pdf png-gray-alpha.png png8-trns.png svg-bom.svg svg-canva-like-title.svg svg-data-name.svg svg-doctype-plain.svg svg-em-units.svg svg-figma-clip.svg svg-filter-blend.svg svg-font-face-data.svg svg-illustrator-entities.svg svg-inches.svg svg-inkscape-bspline.svg svg-inkscape-hidden-layer.svg svg-inkscape-lpe.svg svg-inkscape-metadata.svg svg-low-resolution-picture.svg svg-mm.svg svg-negative-origin.svg svg-no-viewbox.svg svg-onset-attr.svg svg-percent.svg svg-text-empty.svg svg-tiny-units.svg svg-use-xlink.svg svg-viewbox-only.svg with-gap/illustrator-pdf-compatible.ai with-gap/pdf-annotation-stamp.pdf with-gap/pdf-bytes-after-eof.pdf with-gap/pdf-cropbox-offset.pdf with-gap/pdf-cropbox-smaller-trim.pdf with-gap/pdf-font-not-embedded.pdf with-gap/pdf-hidden-layer.pdf with-gap/pdf-inherited-cropbox.pdf with-gap/pdf-inherited-media.pdf with-gap/pdf-junk-before-header.pdf with-gap/pdf-layer-not-printed.pdf with-gap/pdf-link-annotation.pdf with-gap/pdf-media-origin-not-zero.pdf with-gap/pdf-media-reversed.pdf with-gap/pdf-newline-before-header.pdf with-gap/pdf-open-action-goto.pdf with-gap/pdf-rotate-270-crop.pdf with-gap/pdf-rotate-90.pdf with-gap/pdf-transparency.pdf with-gap/pdf-two-pages.pdf with-gap/pdf-userunit.pdf with-gap/pdf-white-background-missing.pdf with-gap/pdf-xref-broken.pdf'.split(
    ' ',
  ),
);

/** A label that is filled with one colour, with its size as its name: 75x50.pdf. */
function filledPage(name: string): Expected | undefined {
  const [, length, width] = (/^filled-pages\/(\d+)x(\d+)\.pdf$/.exec(name) ?? []).map(Number);
  if (length === undefined || width === undefined) return undefined;
  const scale = 2000 / Math.max(length, width);
  const [across, down] = [length * scale, width * scale].map(Math.round);
  return { kind: 'pdf', width: across ?? 0, height: down ?? 0, isTransparent: false };
}

/** A circle in a square, whatever its unit. */
const circle = (name: string): Expected | undefined =>
  name.startsWith('svg-circle-') ? { kind: 'svg', width: 2000, height: 2000, isTransparent: true } : undefined;

/** Undefined for an unknown file. */
export function expectedOf(name: string): Expected | undefined {
  const sentence = Object.entries(refused).find(([, names]) => names.includes(name))?.[0];
  const shown = Object.entries(taken).find(([, names]) => names.split(' ').includes(name))?.[0];
  if (sentence !== undefined) return sentence;
  if (shown === undefined) return filledPage(name) ?? circle(name);
  const [kind = '', width, height] = shown.split(' ');
  return { kind, width: Number(width), height: Number(height), isTransparent: transparent.has(name) };
}

import { z } from 'zod';
import { artwork, artworkToken, chosenPlace, placedArtwork, stickerContour } from '../fields/artwork.ts';
import { boardFaces } from '../fields/catalogue.ts';
import { artworkPlacement, finding } from '../fields/proof.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { id } from '../kernel/values.ts';
import { askedDieline } from './dielines.ts';
import { boxPrint } from './prices.ts';

const side = z.number().positive().max(455);

const drawnInk = record({
  name: field('name', z.string()),
  /** As screens show it, such as `#00aeef`. */
  colour: field('colour', z.string()),
  /** Of the file's area, at full strength, in per cent. */
  coverage: field('coverage', z.number()),
  /** A WebP in that colour, as opaque as there is ink, as a data URL. */
  picture: field('picture', z.string()),
});

/** An uploaded artwork and the box that it is for. */
const artworkOnBox = record({
  artwork: field('artwork_token', artworkToken),
  /** Where the buyer has put it; without it, it lies where its lines for cutting, size or proportions say. */
  place: field('artwork_place', chosenPlace.nullish()),
  /** The code of the coat, which may shine where the file has a varnish. */
  coat: field('coat', line(40).optional()),
  /** Its inks; those of full colour if left out. */
  ...boxPrint,
  ...askedDieline,
});

/** How it lies there. */
const onBox = {
  face: field('face', z.enum(boardFaces)),
  /** Whether the coat shines where the file has a varnish. */
  shines: field('shines', z.boolean()),
};

export const artworkOperations = {
  GetArtwork: operation({
    summary: 'The properties of an uploaded artwork.',
    method: 'POST',
    access: 'public',
    input: record({ token: field('token', artworkToken) }),
    output: artwork,
  }),
  GetArtworkInks: operation({
    summary: 'The inks of an uploaded artwork one by one: how much of each is printed where.',
    method: 'POST',
    access: 'public',
    input: record({
      artwork: field('artwork_token', artworkToken),
      /** Of a box: the page for its outside, if it is left out. */
      side: field('side', z.literal('inside').optional()),
    }),
    output: record({
      /** Why they can't be shown so; null where they are. */
      why: field('why', z.string().nullable()),
      /** A WebP as a data URL of about how it is printed, where all its colours are those of screens; else null. */
      printed: field('printed', z.string().nullable()),
      inks: field('inks', z.array(drawnInk)),
      /** The white that the file has, in a colour that is seen on white; null without any. It is printed where it is ordered. */
      white: field('white', drawnInk.nullable()),
      /** Where the file has a varnish that shines, in a colour that is seen; null without any. It is printed where the coat takes it. */
      gloss: field('gloss', drawnInk.nullable()),
      /** The most ink at one place, in per cent. */
      heaviest: field('heaviest', z.number()),
      /** How much ink there is where, in all; null where inks can't be shown. */
      heat: field(
        'heat',
        record({
          /** From the least: places with more than so many per cent have the colour. */
          bands: field(
            'bands',
            z.array(record({ from: field('from', z.number()), colour: field('colour', z.string()) })),
          ),
          /** A WebP as a data URL: grey where there is less than in the first band. */
          picture: field('picture', z.string()),
        }).nullable(),
      ),
    }),
  }),
  GetArtworkPlacement: operation({
    summary: 'How an uploaded artwork lies on the drawing of a box, and what its check against that drawing finds.',
    method: 'POST',
    access: 'public',
    input: artworkOnBox,
    output: record({
      /** Null if it doesn't fit. */
      placement: field('placement', artworkPlacement.nullable()),
      /** How the page for the inside lies on the drawing from there; null if it doesn't fit, and where nothing is printed inside. */
      insidePlacement: field('inside_placement', artworkPlacement.nullable()),
      /** What stops first; empty for a file that passes. */
      findings: field('findings', z.array(finding)),
      ...onBox,
    }),
  }),
  GetPicturePlacement: operation({
    summary:
      'How an uploaded picture lies on the drawing of a box, at once: its check, which takes longer, finds the same.',
    method: 'POST',
    access: 'public',
    input: artworkOnBox,
    output: record({
      /** Null if it doesn't fit, and for drawings: where these lie only their check finds. */
      placement: field('placement', artworkPlacement.nullable()),
      ...onBox,
    }),
  }),
  GetLineCheck: operation({
    summary:
      'What the check of a line’s file finds before it is paid: a line of the caller’s cart or of their order, or of a sale at the desk.',
    method: 'POST',
    access: { anybody: true, also: { everySale: 'selling' } },
    input: record({
      /** Null for a line of the cart or of a sale. */
      orderId: field('order_id', id.nullable()),
      /** The sale that has the line, for staff. */
      saleId: field('sale_id', id.optional()),
      lineId: field('line_id', id),
    }),
    output: record({
      /** What stops first; empty for a file that passes. */
      findings: field('findings', z.array(finding)),
      /** The box as it is drawn, in mm, for its template; null for stickers. */
      box: field(
        'box',
        record({
          style: field('style', z.string()),
          drawing: field('drawing', z.literal([1, 2])),
          length: field('length', z.number()),
          width: field('width', z.number()),
          height: field('height', z.number()),
          caliper: field('caliper', z.number()),
          /** Whether its inside is printed, too. */
          hasInside: field('has_inside', z.boolean()),
        }).nullable(),
      ),
    }),
  }),
  GetStickerContour: operation({
    summary: 'The cut of a sticker in the special shape: traced around its artwork, or the line that the file has.',
    method: 'POST',
    access: 'public',
    input: record({
      artwork: field('artwork', placedArtwork),
      /** Size of the sticker in mm, into which the cut is fitted. */
      length: field('length', side),
      width: field('width', side),
    }),
    output: stickerContour,
  }),
};

import { bottomsAndSleeves } from './catalogue/bottoms-and-sleeves.ts';
import { careAndMedicalCategories } from './catalogue/care-and-medical.ts';
import { type CategorySeed, isDrawnInPrint, type VariantSeed, verticals } from './catalogue/category-seed.ts';
import { foodCategories } from './catalogue/food.ts';
import { householdAndTradeCategories } from './catalogue/household-and-trade.ts';
import { inserts } from './catalogue/inserts.ts';
import { mailersAndCarriers } from './catalogue/mailers-and-carriers.ts';
import { foldingCartonHsn } from './catalogue/materials.ts';
import { pillowBoxes } from './catalogue/pillow-boxes.ts';
import { traysAndDisplays } from './catalogue/trays-and-displays.ts';

/** What each version of the catalogue added: 1 the tuck boxes, 2 to 4 the other styles that have a price. */
const additions: readonly (readonly CategorySeed[])[] = [
  [...foodCategories, ...careAndMedicalCategories, ...householdAndTradeCategories],
  [...bottomsAndSleeves, ...traysAndDisplays],
  mailersAndCarriers,
  [...pillowBoxes, ...inserts],
];

export const catalogueVersion = additions.length;

/** The demonstration catalogue: every category with its variants, in the shop's order. */
export const categorySeeds: readonly CategorySeed[] = additions.flat();

/** The ids of the categories that were added after a version; after 0, of all. */
export const categoryIdsSince = (version: number): ReadonlySet<number> =>
  new Set(
    additions
      .slice(version)
      .flat()
      .map(({ id }) => id),
  );

/** Rows of the table `categories`. */
export const categoryRows = () =>
  categorySeeds.map((category, position) => ({
    id: category.id,
    verticalName: verticals[category.vertical],
    itemName: category.name,
    route: category.route,
    style: category.style,
    hsn: foldingCartonHsn,
    image: `/images/product-${category.route}.webp`,
    description: category.about,
    position,
  }));

/** Rows of the table `variants`. */
export const variantRows = () =>
  categorySeeds.flatMap((category) =>
    category.variants.map((variant, position) => ({
      id: variantId(category, position),
      categoryId: category.id,
      name: `${category.name} ${variant.size}`,
      publicName: publicName(category, variant),
      route: publicName(category, variant),
      style: styleOf(category, variant),
      lengthMm: variant.length,
      widthMm: variant.width,
      heightMm: variant.height,
      hsn: foldingCartonHsn,
      shortDescription: variant.use,
      longDescription: `${variant.detail} ${category.about}`,
      position,
    })),
  );

/** Rows of the table `variant_images`: a photograph, and drawings of the box closed, half open and flat. */
export const variantImageRows = () =>
  categorySeeds.flatMap((category) =>
    category.variants.flatMap((variant, place) =>
      pictures(category, variant).map((image, position) => ({
        variantId: variantId(category, place),
        image,
        position,
      })),
    ),
  );

const variantId = (category: CategorySeed, position: number) => category.id * 20 + position + 1;

const styleOf = (category: CategorySeed, variant: VariantSeed) => variant.style ?? category.style;

const publicName = (category: CategorySeed, variant: VariantSeed) =>
  `${category.route}-${variant.size.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

const pictures = (category: CategorySeed, variant: VariantSeed) => {
  const size = `${variant.length}x${variant.width}x${variant.height}`;
  const style = styleOf(category, variant);
  const address = `/pictures/box/${style}/${size}.svg?look=${isDrawnInPrint(style) ? category.look : 'plain'}`;
  const photograph = `/images/variant-${publicName(category, variant)}.webp`;
  return [photograph, address, `${address}&view=open`, `${address}&view=flat`];
};

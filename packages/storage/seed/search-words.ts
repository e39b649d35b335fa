import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../src/connect.ts';
import { categories, searchWords } from '../src/schema/catalogue.ts';
import { settings } from '../src/schema/operation.ts';
import { categorySeeds } from './catalogue.ts';

/** What buyers type, by the category's route. Singular and in lower case, as the search reads them. */
const wordsByRoute: Readonly<Record<string, string>> = {
  'chocolate-bar-box': 'chocolate candy sweet cocoa toffee bar gift diwali festival',
  'masala-packing-box': 'masala curry powder sambar rasam biryani spice',
  'tea-packing-box': 'tea chai herbal green leaf dust',
  'health-mix-box': 'health nutrition protein supplement powder cereal millet sathumaavu baby',
  'spice-box': 'spice pepper turmeric chilli cardamom clove cinnamon saffron',
  'coffee-box': 'coffee filter kaapi decoction powder',
  'dry-fruit-box': 'dryfruit nut almond cashew badam kaju raisin date sweet mithai laddu gift diwali wedding festival',
  'honey-jar-box': 'honey jar jam pickle ghee bottle',
  'ready-to-eat-meal-box': 'food meal snack noodle pasta upma retort ready',
  'soap-box': 'soap bath bar detergent handmade shampoo',
  'toothpaste-box': 'toothpaste tube paste cream ointment gel lotion dental facewash sunscreen medicine',
  'dropper-bottle-box':
    'dropper bottle serum oil perfume attar essence toner cosmetic beauty drop syrup medicine lotion cream',
  'face-mask-box': 'mask surgical n95 respirator covid',
  'surgical-gloves-box': 'glove latex nitrile examination surgical',
  'bandage-box': 'bandage plaster gauze dressing medicine pharma tablet capsule strip firstaid',
  'incense-stick-box': 'incense agarbatti dhoop fragrance pooja',
  'candle-box': 'candle tealight wax diya gift',
  'led-bulb-box': 'led bulb lamp light electrical',
  'mobile-accessory-box': 'mobile phone charger cable earphone accessory electronic adapter',
  'bangle-box': 'bangle jewellery jewelry bracelet ornament gift wedding',
  'playing-card-box': 'card game deck tarot',
  'bearing-box': 'bearing spare part industrial automobile',
  'spark-plug-box': 'spark plug spare part automobile auto engine',
  'socks-box': 'sock garment apparel clothing hosiery',
  'handkerchief-box': 'handkerchief hanky kerchief garment apparel clothing tie',
};

/** Words of the categories added in version 2. */
const laterWords: Readonly<Record<string, string>> = {
  'pickle-jar-box': 'pickle jam jar ghee oorugai chutney glass bottle achar',
  'syrup-bottle-box': 'syrup bottle medicine tonic pharma cough liquid glass',
  'hardware-box': 'hardware screw nail nut bolt fitting tool spare part heavy',
  'cereal-box': 'cereal cornflake muesli oat flake ragi powder detergent breakfast',
  'soap-sleeve': 'soap sleeve band wrap handmade belly',
  'food-tray-sleeve': 'food tray sleeve meal container takeaway ready',
  'sweet-box': 'sweet mithai laddu barfi halwa gift diwali wedding festival',
  'bakery-tray': 'bakery tray pastry cake puff cupcake cookie snack',
  'counter-display-box': 'display counter sachet shelf gum bar toffee shipper',
  'snack-gusset-box': 'snack namkeen mixture chivda murukku nut gift diwali festival',
  'cosmetic-drawer-box': 'drawer cosmetic makeup lipstick palette jewellery ring bracelet gift',
  'garment-box': 'garment shirt saree kurti apparel clothing dress gift wedding',
  'mailer-box': 'mailer parcel shipping courier hamper gift ecommerce postal',
};

/** Words of the categories added in version 3. */
const latestWords: Readonly<Record<string, string>> = {
  'subscription-box': 'subscription mailer parcel shipping courier hamper gift ecommerce postal tea',
  'biryani-tray': 'biryani tray meal food takeaway rice restaurant',
  'snack-tray': 'snack tray chaat fries vada street food takeaway',
  'tissue-refill-box': 'tissue facial napkin hygiene car',
  'hanging-box': 'hanging hanger hook euro slot charger cable accessory tool toy',
  'gable-gift-box': 'gable handle carry cake pastry lunch favour gift wedding',
  'hexagonal-gift-box': 'hexagonal hexagon six sweet mithai candle jar gift diwali wedding festival',
};

/** Words of the categories added in version 4. */
const wordsOfFour: Readonly<Record<string, string>> = {
  'divider-insert': 'divider partition insert compartment cell separator fitment bottle jar sweet mithai chocolate',
  'pillow-box': 'pillow jewellery jewelry earring soap scarf stole dupatta tie gift favour wedding voucher card',
};

/** Words that version 5 adds: of Hindi, and in one word what is typed in two as well, such as "nail polish". */
const wordsOfFive: Readonly<Record<string, string>> = {
  'soap-box': 'sabun',
  'sweet-box': 'peda jamun rasgulla',
  'spice-box': 'haldi jeera kesar elaichi mirchi',
  'honey-jar-box': 'shahad',
  'bakery-tray': 'brownie muffin donut macaron',
  'snack-tray': 'burger sandwich momo popcorn',
  'toothpaste-box': 'mehndi henna moisturiser moisturizer',
  'dropper-bottle-box': 'nailpolish vial sanitiser sanitizer',
  'incense-stick-box': 'dhoopbatti sambrani camphor',
  'bangle-box': 'choodi kada',
  'mobile-accessory-box': 'earbud headphone powerbank',
  'garment-box': 'tshirt kurta lehenga dhoti',
  'gable-gift-box': 'returngift',
};

const versionKey = 'seed.searchWords';
const version = 5;

/** Inserts each version's words once for all nodes and starts, so that what staff change or delete stays so. */
export async function seedSearchWords(tx: Tx): Promise<void> {
  await tx.insert(settings).values({ key: versionKey, value: 0 }).onConflictDoNothing();
  const [known] = await tx.select().from(settings).where(eq(settings.key, versionKey)).for('update');
  const before = Number(known?.value ?? 0);
  if (before >= version) return;
  await tx.update(settings).set({ value: version, updatedAt: new Date() }).where(eq(settings.key, versionKey));
  if (before < 1) await insertWords(tx, wordsByRoute);
  if (before < 2) await insertWords(tx, laterWords);
  if (before < 3) await insertWords(tx, latestWords);
  if (before < 4) await insertWords(tx, wordsOfFour);
  await insertWords(tx, wordsOfFive);
}

async function insertWords(tx: Tx, words: Readonly<Record<string, string>>): Promise<void> {
  // If staff have made a category with one of these addresses, its words are theirs.
  const ours = and(
    inArray(categories.route, Object.keys(words)),
    inArray(
      categories.id,
      categorySeeds.map(({ id }) => id),
    ),
  );
  const known = await tx.select({ id: categories.id, route: categories.route }).from(categories).where(ours);
  const rows = known.flatMap(({ id, route }) =>
    (words[route] ?? '')
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ({ word, categoryId: id })),
  );
  if (rows.length > 0) await tx.insert(searchWords).values(rows).onConflictDoNothing();
}

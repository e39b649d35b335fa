import type { Tx } from '../src/connect.ts';
import { categories, searchWords } from '../src/schema/catalogue.ts';
import { settings } from '../src/schema/operation.ts';

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

const versionKey = 'seed.searchWords';

/** Inserts the words once for all nodes and starts, so that what staff change or delete stays so. */
export async function seedSearchWords(tx: Tx): Promise<void> {
  const claimed = await tx
    .insert(settings)
    .values({ key: versionKey, value: 1 })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  if (claimed.length === 0) return;
  const known = await tx.select({ id: categories.id, route: categories.route }).from(categories);
  const rows = known.flatMap(({ id, route }) =>
    (wordsByRoute[route] ?? '')
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ({ word, categoryId: id })),
  );
  if (rows.length > 0) await tx.insert(searchWords).values(rows).onConflictDoNothing();
}

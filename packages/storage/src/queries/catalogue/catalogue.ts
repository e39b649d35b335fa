import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Board, Category, Coating, Variant } from '../../rows.ts';
import { boards, categories, coatings, taxRates, variantImages, variants } from '../../schema/catalogue.ts';
import { equalTo, type Filter } from '../equal-to.ts';

/** Categories in the shop's order. */
export function listCategories(db: DbOrTx, filter: Filter<Category> = {}): Promise<Category[]> {
  return db
    .select()
    .from(categories)
    .where(equalTo(categories, filter))
    .orderBy(asc(categories.position), asc(categories.id));
}

/** A variant with its category's texts and its images' URLs in order. */
export interface VariantInCatalogue extends Variant {
  itemName: string;
  verticalName: string;
  categoryRoute: string;
  images: string[];
}

/** Variants can also be filtered by their category's route or item name. */
export type VariantFilter = Filter<Variant> & { categoryRoute?: string; itemName?: string };

export async function listVariants(db: DbOrTx, filter: VariantFilter = {}): Promise<VariantInCatalogue[]> {
  const { categoryRoute, itemName, ...own } = filter;
  const rows = await db
    .select({
      variant: variants,
      itemName: categories.itemName,
      verticalName: categories.verticalName,
      categoryRoute: categories.route,
      images: sql<
        string[]
      >`array(select ${variantImages.image} from ${variantImages} where ${variantImages.variantId} = ${variants.id} order by ${variantImages.position}, ${variantImages.id})`,
    })
    .from(variants)
    .innerJoin(categories, eq(categories.id, variants.categoryId))
    .where(and(equalTo(variants, own), equalTo(categories, { route: categoryRoute, itemName })))
    .orderBy(asc(categories.position), asc(variants.position), asc(variants.id));
  return rows.map(({ variant, ...rest }) => ({ ...variant, ...rest }));
}

export function listCoatings(db: DbOrTx, filter: Filter<Coating> = {}): Promise<Coating[]> {
  return db.select().from(coatings).where(equalTo(coatings, filter)).orderBy(asc(coatings.position), asc(coatings.id));
}

export function listBoards(db: DbOrTx, filter: Filter<Board> = {}): Promise<Board[]> {
  return db.select().from(boards).where(equalTo(boards, filter)).orderBy(asc(boards.position), asc(boards.id));
}

/**
 * GST rate of goods on a day (`YYYY-MM-DD`, Indian time), in basis points; undefined when no rate is set.
 * A heading's rate applies to all its subheadings: 4819 to 48191010, unless a longer one is set.
 */
export async function taxRateInForce(db: DbOrTx, hsn: string, on: string): Promise<number | undefined> {
  const [rate] = await db
    .select({ rateBps: taxRates.rateBps })
    .from(taxRates)
    .where(and(sql`starts_with(${hsn}, ${taxRates.hsn})`, lte(taxRates.validFrom, on)))
    .orderBy(sql`length(${taxRates.hsn}) desc`, desc(taxRates.validFrom))
    .limit(1);
  return rate?.rateBps;
}

/** Sets the rate of an HSN from a day on; earlier rates stay. */
export async function setTaxRate(tx: Tx, rate: { hsn: string; rateBps: number; validFrom: string }): Promise<void> {
  await tx
    .insert(taxRates)
    .values(rate)
    .onConflictDoUpdate({ target: [taxRates.hsn, taxRates.validFrom], set: { rateBps: rate.rateBps } });
}

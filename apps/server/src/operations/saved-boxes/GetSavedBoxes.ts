import { ok, type Result, type SavedBoxRow } from '@boxwright/contract';
import { findPriceLists, listSavedBoxes, type SavedBox } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { presentAttached } from '../../selling/artwork/present-artwork.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { dieTermsOf } from '../../selling/goods/die-terms.ts';
import type { Goods } from '../../selling/goods/goods.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { type PriceForBuyer, presentPrice } from '../../selling/quotes/quote-box.ts';
import { priceSavedBox } from '../../selling/saved-boxes/price-saved-box.ts';
import { readSavedBox } from '../../selling/saved-boxes/saved-box.ts';

export const GetSavedBoxes: Handler<'GetSavedBoxes'> = async (_input, call) => {
  const { services, visitor } = call;
  const company = await readCompany(services.db);
  const kept = await listSavedBoxes(services.db, visitor.customer.id, dieTermsOf(services, company));
  const boxes = kept.map((box) => ({ box, ...readSavedBox(box) }));
  const catalogue = await currentCatalogue(services);
  await layOut(
    call,
    catalogue,
    boxes.map(({ choice }) => choice),
  );
  const lists = await findPriceLists(services.db, visitor.customer.id, catalogue.day);
  const shop = { catalogue, company, lists };
  return ok(
    await Promise.all(
      boxes.map(async ({ choice, box, goods }) =>
        present(box, goods, await priceSavedBox(services, { box, goods, choice }, shop)),
      ),
    ),
  );
};

function present(box: SavedBox, goods: Goods, priced: Result<PriceForBuyer>): SavedBoxRow {
  const { caliper: _, ...columns } = goods.columns;
  const price = priced.ok ? presentPrice(priced.value) : null;
  return {
    id: box.id,
    name: box.name,
    savedOn: box.createdAt,
    kind: 'box',
    variantId: box.variantId,
    variantName: goods.name,
    image: goods.image,
    ...columns,
    quantity: box.quantity,
    description: goods.description,
    customDescription: goods.snapshot.customDescription,
    artwork: goods.snapshot.kind === 'box' ? presentAttached(goods.snapshot.artwork) : null,
    deliveryType: box.deliveryType,
    destination: box.destinationPincode,
    goods: price?.total ?? null,
    problem: priced.ok ? null : priced.failure.text,
    die: price?.die ?? null,
    quotationNumber: price?.quotation ?? null,
    quotation: price?.quotation ? box.quotation : null,
  };
}

import { ok } from '@boxwright/contract';
import { listStock, listStockEntries } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { codeOfJob } from '../../selling/production/present-job.ts';
import { presentStock } from '../../selling/production/present-stock.ts';
import { materialKey, stockMaterials } from '../../selling/production/stock-materials.ts';

const mostEntries = 50;

export const GetStock: Handler<'GetStock'> = async ({ itemId }, { services }) => {
  const items = await listStock(services.db);
  const entries = itemId === undefined ? [] : await listStockEntries(services.db, itemId, mostEntries);
  const catalogue = await currentCatalogue(services);
  return ok({
    items: items.map(presentStock),
    entries: entries.map(({ id, kind, sheets, onHand, note, jobId, of, by, createdAt }) => ({
      id,
      kind,
      sheets,
      onHand,
      note: note ?? '',
      job: jobId !== null && of ? { id: jobId, code: codeOfJob(of) } : null,
      by,
      createdAt,
    })),
    materials: stockMaterials(catalogue).map((material) => ({
      material: materialKey(material),
      name: `${material.materialName}, ${material.sheet}`,
    })),
  });
};

import type { Company, Product } from '@boxwright/contract';

interface GraphOf {
  readonly name: string;
  readonly description: string;
  readonly slug: string;
  readonly boxes: readonly Product[];
  readonly company: Company;
  readonly publicUrl: string;
}

/** Structured data of a kind of packaging, with prices if the shop sells it online. */
export const packagingGraph = ({ name, description, slug, boxes, company, publicUrl }: GraphOf): readonly object[] => {
  const prices = boxes.flatMap(({ fromPrice }) => (fromPrice === null ? [] : [fromPrice]));
  if (prices.length === 0) return [];
  return [
    {
      '@type': 'Product',
      name,
      description,
      image: `${publicUrl}/images/category-${slug}.webp`,
      brand: { '@type': 'Brand', name: company.name },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'INR',
        lowPrice: Math.min(...prices).toFixed(2),
        highPrice: Math.max(...prices).toFixed(2),
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: boxes[0]?.fromQuantity },
        offerCount: prices.length,
        availability: 'https://schema.org/InStock',
      },
    },
  ];
};

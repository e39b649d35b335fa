import { orderFormPdf, taxDocumentPdf } from './src/index.ts';
import { invoice } from './src/tax-document/testing/example.ts';
import { order } from './src/testing/order-form.ts';

interface DocumentFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: string;
}

const runs = 60;

/** Measures how long drawing a document takes, without the first few. */
export async function benchmarkDocuments(): Promise<DocumentFigure[]> {
  const documents = { 'an order form': () => orderFormPdf(order), 'a tax invoice': () => taxDocumentPdf(invoice) };
  const figures: DocumentFigure[] = [];
  for (const [name, draw] of Object.entries(documents)) {
    const times: number[] = [];
    for (let run = -5; run < runs; run += 1) {
      const started = performance.now();
      await draw();
      if (run >= 0) times.push(performance.now() - started);
    }
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.floor(runs * share)] ?? Number.NaN;
    figures.push({ name: `PDF of ${name}: median`, value: at(0.5), unit: 'ms' });
    figures.push({ name: `PDF of ${name}: 95 %`, value: at(0.95), unit: 'ms', goal: '≤ 60' });
  }
  return figures;
}

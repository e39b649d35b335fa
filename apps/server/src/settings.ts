import type { Company } from '@boxwright/contract';
import { type Db, readSetting, type Tx, writeSetting } from '@boxwright/storage';
import { z } from 'zod';

/** Harmless stand-ins until the owner writes their own in the back office. */
const defaultCompany: Company = {
  name: 'Boxwright',
  legalName: 'Boxwright Packaging, a unit of Coromandel Printers',
  addressLines: ['12 Letterpress Lane', 'Royapettah', 'Chennai 600014', 'Tamil Nadu, India'],
  phones: ['+91 44 0000 0000', '+91 44 0000 0001'],
  email: 'hello@boxwright.example',
  whatsapp: '914400000000',
  hours: 'Monday to Saturday, 9 am to 6 pm',
  gstin: '33AABCB1972C1Z8',
  stateCode: '33',
  social: [
    { name: 'Instagram', address: 'https://instagram.example/boxwright' },
    { name: 'LinkedIn', address: 'https://linkedin.example/company/boxwright' },
    { name: 'YouTube', address: 'https://youtube.example/@boxwright' },
  ],
  groupCompanies: [{ name: 'Coromandel Printers, since 1972', address: 'https://printers.example' }],
  grievanceOfficer: { name: 'R. Meenakshi', email: 'grievance@boxwright.example', phone: '+91 44 0000 0002' },
  minimumBoxes: 1000,
  minimumStickers: 100,
};

const companyKey = 'company';
const texts = z.array(z.string());
const links = z.array(z.object({ name: z.string(), address: z.string() }));

/** What may stand in the settings row; what it leaves out is as in the defaults. */
const companyShape = z.object({
  name: z.string(),
  legalName: z.string(),
  addressLines: texts,
  phones: texts,
  email: z.string(),
  whatsapp: z.string(),
  hours: z.string(),
  gstin: z.string(),
  stateCode: z.string(),
  social: links,
  groupCompanies: links,
  grievanceOfficer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  minimumBoxes: z.int(),
  minimumStickers: z.int(),
});
const storedCompany = companyShape.partial();

/** Every page shows it, so it's kept for a moment; other nodes see a change that much later. */
const keptForMs = 5_000;
const kept = new WeakMap<Db, { readonly company: Promise<Company>; readonly until: number }>();

/** Who the company is, and the minima of its shop. */
export async function readCompany(db: Db): Promise<Company> {
  const known = kept.get(db);
  if (known && known.until > performance.now()) return known.company;
  const company = load(db);
  kept.set(db, { company, until: performance.now() + keptForMs });
  // A failed look-up isn't kept.
  company.catch(() => kept.delete(db));
  return company;
}

async function load(db: Db): Promise<Company> {
  const stored = storedCompany.safeParse((await readSetting(db, companyKey)) ?? {});
  const given = Object.entries(stored.data ?? {}).filter(([, value]) => value !== undefined);
  return companyShape.parse({ ...defaultCompany, ...Object.fromEntries(given) });
}

/** Changes some of the company's facts. */
export async function writeCompany(db: Db, tx: Tx, changes: Partial<Company>): Promise<void> {
  await writeSetting(tx, companyKey, { ...(await load(db)), ...changes });
  kept.delete(db);
}

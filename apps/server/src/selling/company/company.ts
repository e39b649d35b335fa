import { type Company, largestPricedQuantity } from '@boxwright/contract';
import { usualSupplyChoices } from '@boxwright/money';
import { type Db, type DbOrTx, lockSettings, readSetting, type Tx, writeSetting } from '@boxwright/storage';
import { z } from 'zod';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';
import { loadPapers, type Papers } from './papers.ts';

/** Order total from which the mobile number of a cash order is called, until the owner sets another. */
const defaultProvenFrom = 20_000_00;

/** Harmless defaults until the owner sets their own. */
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
  workingDaysToShip: 7,
  maximumBoxes: 50_000,
  payLaterDays: 15,
  transferDays: 7,
  transferReminderDays: 3,
  takesTransfers: false,
  cashOnDelivery: {
    zones: ['A', 'B', 'C', 'D'],
    mostPaise: 25_000_00,
    provenFromPaise: defaultProvenFrom,
    leastFeePaise: 50_00,
    feeBps: 200,
  },
  supplyChoices: usualSupplyChoices,
  balanceDays: 10,
  daysToSample: 2,
  sampleCreditDays: 180,
  dieYears: 3,
  artworkDays: 30,
  tolerance: 5,
  evidence: { bioDegradable: '', recyclable: '', nonToxic: '', foodGrade: '', ecoFriendly: '', carbonNeutral: '' },
  banner: { text: '', address: '' },
};

const companyKey = 'company';
const texts = z.array(z.string());
const links = z.array(z.object({ name: z.string(), address: z.string() }));

/** The settings row's schema; missing fields take the defaults. */
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
  workingDaysToShip: z.int().min(0).max(60),
  maximumBoxes: z.int().min(1).max(largestPricedQuantity),
  payLaterDays: z.int().min(0).max(180),
  transferDays: z.int().min(1).max(180),
  transferReminderDays: z.int().min(1).max(180),
  balanceDays: z.int().min(0).max(180),
  cashOnDelivery: z.object({
    zones: texts,
    mostPaise: z.int().min(0),
    // Older settings lack it.
    provenFromPaise: z.int().min(0).default(defaultProvenFrom),
    leastFeePaise: z.int().min(0),
    feeBps: z.int().min(0).max(10_000),
  }),
  supplyChoices: z.object({
    sentElsewhere: z.enum(['registration', 'delivery']),
    collectedByRegistered: z.enum(['works', 'registration']),
    collectedByOthers: z.enum(['address', 'works']),
  }),
  daysToSample: z.int().min(1).max(60),
  sampleCreditDays: z.int().min(0).max(3650),
  dieYears: z.int().min(0).max(20),
  artworkDays: z.int().min(1).max(3650),
  tolerance: z.int().min(0).max(20),
  evidence: z.object({
    bioDegradable: z.string(),
    recyclable: z.string(),
    nonToxic: z.string(),
    foodGrade: z.string(),
    ecoFriendly: z.string(),
    carbonNeutral: z.string(),
  }),
  banner: z.object({ text: z.string(), address: z.string() }),
});
const storedCompany = companyShape.partial();

/** What every page and every document says about the company. */
interface CompanyFacts {
  readonly company: Company;
  readonly papers: Papers;
}

/**
 * Every page shows the company, so it's kept for five seconds, by database (a process has one, tests have several).
 * Emptied by a change in this process, and on web nodes by a change on any; workers, and nodes behind a pooler without
 * notifications, see it up to five seconds later.
 */
const kept = openPromiseCache<Db, CompanyFacts>({ max: 8, ttl: 5_000 });

/** The company's identity, the quantities that it sells, how soon it ships, and its terms for samples. */
export const readCompany = async (db: Db): Promise<Company> => (await kept.get(db, () => loadFacts(db))).company;

/**
 * The facts inside a transaction, read through it if need be: a read that has begun elsewhere may be waiting for the
 * very connection that this transaction holds. What is read through it isn't kept for others: it may be undone.
 */
export const readFactsIn = async (db: Db, tx: Tx): Promise<CompanyFacts> => kept.settled(db) ?? loadFacts(tx);

export const readCompanyIn = async (db: Db, tx: Tx): Promise<Company> => (await readFactsIn(db, tx)).company;

async function loadFacts(db: DbOrTx): Promise<CompanyFacts> {
  const stored = storedCompany.safeParse((await readSetting(db, companyKey)) ?? {});
  const given = Object.entries(stored.data ?? {}).filter(([, value]) => value !== undefined);
  const facts = companyShape.parse({ ...defaultCompany, ...Object.fromEntries(given) });
  const papers = await loadPapers(db);
  // The account is printed on papers alone, but every page may say that there is one.
  return { company: { ...facts, takesTransfers: papers.bank.accountNumber !== '' }, papers };
}

/** The stored facts without the cache, for changing them. */
export const loadCompany = async (db: DbOrTx): Promise<Company> => (await loadFacts(db)).company;

/** Changes some of the company's facts. */
export async function writeCompany(db: Db, tx: Tx, changes: Partial<Company>): Promise<void> {
  await lockSettings(tx);
  await writeSetting(tx, companyKey, { ...(await loadCompany(tx)), ...changes });
  forgetCompany(db);
}

/** Call this when the settings have changed: the next caller reads them from the database. */
export const forgetCompany = (db: Db): void => kept.delete(db);

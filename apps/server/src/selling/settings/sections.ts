import {
  type Company,
  decimalIn,
  type SettingsForm,
  type SettingsSection,
  settingsDays,
  settingsFields,
  settingsLines,
  settingsNumber,
} from '@boxwright/contract';
import { paise, parseRupees, toRupees } from '@boxwright/money';
import type { Limits } from '@boxwright/preflight';
import { type Db, type Tx, writeSetting } from '@boxwright/storage';
import { loadCompany, writeCompany } from '../company/company.ts';
import { loadPapers, type Papers, writePapers } from '../company/papers.ts';
import { zonesIn } from './cash-zones.ts';
import { type DeskTerms, deskTermsKey, readDeskTerms } from './desk-terms.ts';
import { printFileLimitsKey, readPrintFileLimits } from './print-file-limits.ts';
import {
  type PrintingConditions,
  printingConditionIn,
  printingConditionsKey,
  readPrintingConditions,
} from './printing-conditions.ts';
import { type ReceivableTerms, readReceivableTerms, receivableTermsKey } from './receivable-terms.ts';
import { readTallyLedgers, tallyKey } from './tally-ledgers.ts';
import { readTaxTerms, type TaxTerms, taxTermsKey } from './tax-terms.ts';

/** Everything that the settings hold. */
export interface StoredSettings {
  readonly company: Company;
  readonly papers: Papers;
  readonly tally: Awaited<ReturnType<typeof readTallyLedgers>>;
  readonly desk: DeskTerms;
  readonly receivables: ReceivableTerms;
  readonly tax: TaxTerms;
  readonly printFiles: Limits;
  readonly printing: PrintingConditions;
}

export async function readSettingsNow(db: Db | Tx): Promise<StoredSettings> {
  return {
    company: await loadCompany(db),
    papers: await loadPapers(db),
    tally: await readTallyLedgers(db),
    desk: await readDeskTerms(db),
    receivables: await readReceivableTerms(db),
    tax: await readTaxTerms(db),
    printFiles: await readPrintFileLimits(db),
    printing: await readPrintingConditions(db),
  };
}

/** What a form changes. */
export interface SettingsChange {
  readonly company?: Partial<Company>;
  readonly papers?: Partial<Papers>;
  readonly tally?: StoredSettings['tally'];
  readonly desk?: DeskTerms;
  readonly receivables?: ReceivableTerms;
  readonly tax?: TaxTerms;
  readonly printFiles?: Readonly<Record<string, number>>;
  readonly printing?: PrintingConditions;
}

interface Section {
  /** The form with the stored values. */
  readonly show: (stored: StoredSettings) => SettingsForm;
  /** The change that a form makes once it has passed its rules. */
  readonly read: (form: SettingsForm, stored: StoredSettings) => SettingsChange;
}

const text = (form: SettingsForm, name: string): string => (form[name] ?? '').trim();
const whole = (form: SettingsForm, name: string): number => settingsNumber(text(form, name));
const rupees = (form: SettingsForm, name: string): number => parseRupees(decimalIn(text(form, name), 2) ?? '');
const lines = (form: SettingsForm, name: string): string[] => settingsLines(text(form, name));

type Links = Company['social'];
const linkLines = (links: Links): string => links.map(({ name, address }) => `${name} ${address}`).join('\n');
const linksIn = (form: SettingsForm, name: string): Links =>
  lines(form, name).map((each) => {
    const at = each.lastIndexOf(' ');
    return { name: each.slice(0, at).trim(), address: each.slice(at + 1) };
  });

const quantities = [
  'minimumBoxes',
  'maximumBoxes',
  'minimumStickers',
  'workingDaysToShip',
  'daysToSample',
  'sampleCreditDays',
  'payLaterDays',
  'balanceDays',
  'dieYears',
  'artworkDays',
  'tolerance',
] as const satisfies readonly (keyof Company)[];

export const sections: Record<SettingsSection, Section> = {
  company: {
    show: ({ company, papers }) => ({
      name: company.name,
      legalName: company.legalName,
      addressLines: company.addressLines.join('\n'),
      gstin: company.gstin,
      pan: papers.pan,
      groupCompanies: linkLines(company.groupCompanies),
    }),
    read: (form, { company }) => {
      const gstin = text(form, 'gstin');
      return {
        company: {
          name: text(form, 'name'),
          legalName: text(form, 'legalName'),
          addressLines: lines(form, 'addressLines'),
          gstin,
          stateCode: gstin === '' ? company.stateCode : gstin.slice(0, 2),
          groupCompanies: linksIn(form, 'groupCompanies'),
        },
        papers: { pan: text(form, 'pan') },
      };
    },
  },
  contacts: {
    show: ({ company: { phones, email, whatsapp, hours, social } }) => ({
      phones: phones.join('\n'),
      email,
      whatsapp,
      hours,
      social: linkLines(social),
    }),
    read: (form) => ({
      company: {
        phones: lines(form, 'phones'),
        email: text(form, 'email'),
        whatsapp: text(form, 'whatsapp'),
        hours: text(form, 'hours'),
        social: linksIn(form, 'social'),
      },
    }),
  },
  people: {
    show: ({ company: { grievanceOfficer: officer }, papers: { signatory } }) => ({
      officerName: officer.name,
      officerEmail: officer.email,
      officerPhone: officer.phone,
      signatoryName: signatory.name,
      signatoryRole: signatory.role,
    }),
    read: (form) => ({
      company: {
        grievanceOfficer: {
          name: text(form, 'officerName'),
          email: text(form, 'officerEmail'),
          phone: text(form, 'officerPhone'),
        },
      },
      papers: { signatory: { name: text(form, 'signatoryName'), role: text(form, 'signatoryRole') } },
    }),
  },
  bank: {
    show: ({ company, papers: { bank } }) => ({
      ...bank,
      transferReminderDays: String(company.transferReminderDays),
      transferDays: String(company.transferDays),
    }),
    read: (form) => ({
      papers: {
        bank: {
          accountName: text(form, 'accountName'),
          accountNumber: text(form, 'accountNumber'),
          ifsc: text(form, 'ifsc'),
          bankName: text(form, 'bankName'),
        },
      },
      company: {
        transferReminderDays: whole(form, 'transferReminderDays'),
        transferDays: whole(form, 'transferDays'),
      },
    }),
  },
  ordering: {
    show: ({ company }) => Object.fromEntries(quantities.map((name) => [name, String(company[name])])),
    read: (form) => ({ company: Object.fromEntries(quantities.map((name) => [name, whole(form, name)])) }),
  },
  receivables: {
    show: ({ receivables: { reminderDaysBefore, reminderDaysAfter, interestBps, settlementDays } }) => ({
      daysBefore: String(reminderDaysBefore),
      daysAfter: reminderDaysAfter.join(', '),
      interest: String(interestBps / 100),
      settlementDays: String(settlementDays),
    }),
    read: (form) => ({
      receivables: {
        reminderDaysBefore: whole(form, 'daysBefore'),
        reminderDaysAfter: settingsDays(text(form, 'daysAfter')),
        // Percentages are read in hundredths, like rupees.
        interestBps: rupees(form, 'interest'),
        settlementDays: whole(form, 'settlementDays'),
      },
    }),
  },
  supply: {
    show: ({ company: { supplyChoices } }) => ({ ...supplyChoices }),
    read: (form) => ({
      company: {
        // The form's rules have checked the choices.
        supplyChoices: {
          sentElsewhere: text(form, 'sentElsewhere') === 'delivery' ? 'delivery' : 'registration',
          collectedByRegistered: text(form, 'collectedByRegistered') === 'works' ? 'works' : 'registration',
          collectedByOthers: text(form, 'collectedByOthers') === 'works' ? 'works' : 'address',
        },
      },
    }),
  },
  tax: {
    show: ({ tax }) => ({
      eWayInState: toRupees(paise(tax.eWayInState)),
      eWayBetweenStates: toRupees(paise(tax.eWayBetweenStates)),
      lutNumber: tax.lutNumber,
      lutFrom: tax.lutFrom,
      lutTo: tax.lutTo,
    }),
    read: (form) => ({
      tax: {
        eWayInState: rupees(form, 'eWayInState'),
        eWayBetweenStates: rupees(form, 'eWayBetweenStates'),
        lutNumber: text(form, 'lutNumber'),
        lutFrom: text(form, 'lutFrom'),
        lutTo: text(form, 'lutTo'),
      },
    }),
  },
  cod: {
    show: ({ company: { cashOnDelivery: cod } }) => ({
      zones: cod.zones.join(', '),
      most: toRupees(paise(cod.mostPaise)),
      provenFrom: toRupees(paise(cod.provenFromPaise)),
      leastFee: toRupees(paise(cod.leastFeePaise)),
      feePercent: String(cod.feeBps / 100),
    }),
    read: (form) => ({
      company: {
        cashOnDelivery: {
          zones: zonesIn(text(form, 'zones')),
          mostPaise: rupees(form, 'most'),
          provenFromPaise: rupees(form, 'provenFrom'),
          leastFeePaise: rupees(form, 'leastFee'),
          // Percentages are read in hundredths, like rupees.
          feeBps: rupees(form, 'feePercent'),
        },
      },
    }),
  },
  desk: {
    show: ({ desk }) => ({
      mostDiscount: String(desk.mostDiscountBps / 100),
      sendsCleanProofs: desk.sendsCleanProofs ? 'yes' : 'no',
    }),
    // Percentages are read in hundredths, like rupees.
    read: (form) => ({
      desk: {
        mostDiscountBps: rupees(form, 'mostDiscount'),
        sendsCleanProofs: text(form, 'sendsCleanProofs') === 'yes',
      },
    }),
  },
  printFiles: {
    show: ({ printFiles, printing }) => ({
      ...Object.fromEntries(Object.entries(printFiles).map(([name, limit]) => [name, String(limit)])),
      onCoated: printing.coated,
      onKraft: printing.kraft,
    }),
    read: (form) => ({
      printFiles: Object.fromEntries(
        settingsFields('printFiles').flatMap(({ name, number }) =>
          number === undefined ? [] : [[name, settingsNumber(text(form, name), number.decimals)]],
        ),
      ),
      printing: {
        coated: printingConditionIn(text(form, 'onCoated')),
        kraft: printingConditionIn(text(form, 'onKraft')),
      },
    }),
  },
  evidence: {
    show: ({ company: { evidence } }) => ({ ...evidence }),
    read: (form) => ({
      company: {
        evidence: {
          bioDegradable: text(form, 'bioDegradable'),
          recyclable: text(form, 'recyclable'),
          nonToxic: text(form, 'nonToxic'),
          foodGrade: text(form, 'foodGrade'),
          ecoFriendly: text(form, 'ecoFriendly'),
          carbonNeutral: text(form, 'carbonNeutral'),
        },
      },
    }),
  },
  banner: {
    show: ({ company: { banner } }) => ({ ...banner }),
    read: (form) => ({ company: { banner: { text: text(form, 'text'), address: text(form, 'address') } } }),
  },
  tally: {
    show: ({ tally }) => ({ ...tally }),
    read: (form) => ({
      tally: {
        company: text(form, 'company'),
        buyers: text(form, 'buyers') === 'one' ? 'one' : 'each',
        customers: text(form, 'customers'),
        salesInState: text(form, 'salesInState'),
        salesOutOfState: text(form, 'salesOutOfState'),
        cgst: text(form, 'cgst'),
        sgst: text(form, 'sgst'),
        igst: text(form, 'igst'),
        gateway: text(form, 'gateway'),
        bank: text(form, 'bank'),
        cash: text(form, 'cash'),
        bankCharges: text(form, 'bankCharges'),
        gatewayFees: text(form, 'gatewayFees'),
        gatewayDisputes: text(form, 'gatewayDisputes'),
        inputCgst: text(form, 'inputCgst'),
        inputSgst: text(form, 'inputSgst'),
        inputIgst: text(form, 'inputIgst'),
        courierCosts: text(form, 'courierCosts'),
        couriers: text(form, 'couriers'),
        reverseCharge: text(form, 'reverseCharge'),
        tdsReceivable: text(form, 'tdsReceivable'),
      },
    }),
  },
};

/** Stores what a form changes; the caller has locked the settings. */
export async function writeSettings(db: Db, tx: Tx, change: SettingsChange): Promise<void> {
  const { company, papers, tally, desk, receivables, tax, printFiles, printing } = change;
  if (company) await writeCompany(db, tx, company);
  if (papers) await writePapers(tx, papers);
  if (tally) await writeSetting(tx, tallyKey, tally);
  if (tax) await writeSetting(tx, taxTermsKey, tax);
  if (desk) await writeSetting(tx, deskTermsKey, desk);
  if (receivables) await writeSetting(tx, receivableTermsKey, receivables);
  if (printFiles) await writeSetting(tx, printFileLimitsKey, printFiles);
  if (printing) await writeSetting(tx, printingConditionsKey, printing);
}

import { z } from 'zod';
import { listFileNames } from '../forms/list-files.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';

export const listFileOperations = {
  ExportList: operation({
    summary:
      'A whole list of the back office as CSV, for whoever may see the list; up to 20,000 rows. The download is noted.',
    method: 'POST',
    access: {
      staff: 'own-account',
      also: {
        orders: 'orders',
        customers: 'customers',
        enquiries: 'enquiries',
        quotations: 'selling',
        refunds: 'refunds',
        stock: 'stock',
        tools: 'stock',
        alerts: 'alerts',
        allAlerts: 'all-alerts',
        cheques: 'payments',
        tds: 'accounts',
        courierBills: 'accounts',
        production: 'production',
        proofs: 'proofs',
        mails: 'mails',
        changes: 'audit',
        staff: 'staff',
      },
    },
    input: record({ list: field('list', z.enum(listFileNames)) }),
    output: record({ fileName: field('file_name', z.string()), csv: field('csv', z.string()) }),
  }),
};

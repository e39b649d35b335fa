/** The lists of a period's figures, each of which is a file too. */
export const figureLists = ['jobs', 'orders', 'customers', 'styles', 'complaints', 'looks'] as const;
export type FigureList = (typeof figureLists)[number];

export const figureListNames: { readonly [list in FigureList]: string } = {
  jobs: 'Jobs',
  orders: 'Orders',
  customers: 'Customers',
  styles: 'Styles',
  complaints: 'Complaints',
  looks: 'What is looked at',
};

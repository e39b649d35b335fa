import type { BestCustomerRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Money } from '../../ui/Money.tsx';
import { Table } from '../../ui/Table.tsx';

/** The customers who bought most this month. */
export const BestCustomers = ({ customers }: { customers: readonly BestCustomerRow[] }) => (
  <section aria-labelledby="best-customers" className="mt-10 max-w-3xl">
    <h2 id="best-customers" className="text-2xl">
      Best customers of this month
    </h2>
    <div className="mt-3">
      {customers.length === 0 ? (
        <p className="text-ink-soft">Nothing was sold in this month yet.</p>
      ) : (
        <Table
          caption="Best customers of this month"
          rows={customers}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'name',
              head: 'Customer',
              isName: true,
              cell: ({ id, name, company }) => (
                <Link to={officePaths.officeCustomer(id)} className="underline wrap-anywhere">
                  {company === null ? name : `${name}, ${company}`}
                </Link>
              ),
            },
            { id: 'orders', head: 'Orders', isFigure: true, cell: ({ orders }) => orders },
            { id: 'sales', head: 'Sales', isFigure: true, cell: ({ sales }) => <Money amount={sales} /> },
          ]}
        />
      )}
    </div>
  </section>
);

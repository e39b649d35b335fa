import { OrderTable, type OrderTableProps } from './OrderTable.tsx';

/** A page with nothing but the customer's orders. */
export function OrderList(props: OrderTableProps) {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="mb-6 text-4xl">{props.title}</h1>
      <OrderTable {...props} />
    </div>
  );
}

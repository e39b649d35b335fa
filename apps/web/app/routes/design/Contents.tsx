import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Card } from '../../ui/Card.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Table } from '../../ui/Table.tsx';
import { Chapter, row, Specimen } from './Specimen.tsx';

const orders = [
  { number: 'BW26-000142', placed: '14 November 2026', value: 2_012_450, isPaid: true },
  { number: 'BW26-000139', placed: '9 November 2026', value: 1_772_122, isPaid: false },
];
const boxes = ['soap-box', 'tea-packing-box', 'chocolate-bar-box', 'coffee-box', 'honey-jar-box'];

/** Content components, and their placeholders. */
export function Contents({ page }: { page: number }) {
  return (
    <>
      <Chapter title="Contents">
        <Specimen name="Badges">
          <p className={row}>
            <Badge>Order Placed</Badge>
            <Badge tone="good">Paid</Badge>
            <Badge tone="notice">Part paid</Badge>
            <Badge tone="bad">Failed</Badge>
          </p>
        </Specimen>
        <Specimen name="Money">
          <p className="flex flex-col">
            <Money amount={1_629_336} className="font-semibold" />
            <Money amount={12_34_56_789} />
          </p>
        </Specimen>
        <Specimen name="Table" note="Cards on phones">
          <Table
            caption="Orders"
            rows={orders}
            keyOf={({ number }) => number}
            columns={[
              { id: 'number', head: 'Order Number', isName: true, cell: ({ number }) => number },
              { id: 'placed', head: 'Order Date', cell: ({ placed }) => placed },
              { id: 'value', head: 'Order Value', isFigure: true, cell: ({ value }) => <Money amount={value} /> },
              {
                id: 'paid',
                head: 'Payment Status',
                cell: ({ isPaid }) => <Badge tone={isPaid ? 'good' : 'notice'}>{isPaid ? 'Paid' : 'Part paid'}</Badge>,
              },
            ]}
          />
        </Specimen>
        <Specimen name="Pagination">
          <Pagination page={page} pages={12} addressOf={(each) => `${officePaths.design}?page=${each}`} />
        </Specimen>
        <Specimen name="Breadcrumb">
          <Breadcrumb
            crumbs={[
              { label: 'Home', to: paths.home },
              { label: 'Products', to: paths.products },
              { label: 'Rigid Boxes' },
            ]}
          />
        </Specimen>
        <Specimen name="Card and picture">
          <Card className="max-w-72 overflow-hidden">
            <Picture
              src="/images/product-soap-box.webp"
              alt="A soap box"
              sizes="288px"
              className="aspect-[5/4] w-full object-cover"
            />
            <p className="crease border-t px-4 py-3 font-semibold">Soap Box</p>
          </Card>
        </Specimen>
        <Carousel title="Carousel" list="auto-cols-[70%] gap-4 sm:auto-cols-[40%] lg:auto-cols-[28%]">
          {boxes.map((id) => (
            <li key={id} className="snap-start">
              <Link to={paths.category(id)}>
                <Card className="overflow-hidden">
                  <Picture
                    src={`/images/product-${id}.webp`}
                    alt={id.replaceAll('-', ' ')}
                    sizes="320px"
                    className="aspect-[5/4] w-full object-cover"
                  />
                </Card>
              </Link>
            </li>
          ))}
        </Carousel>
      </Chapter>
      <Chapter title="In place of contents">
        <Specimen name="Skeleton" note="Of the final size">
          <div aria-busy="true" className="flex max-w-md flex-col gap-3">
            <Skeleton className="aspect-[5/2] w-full" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full" />
          </div>
        </Specimen>
        <Specimen name="Spinner">
          <Spinner />
        </Specimen>
        <Specimen name="Empty">
          <EmptyState
            level={3}
            title="Your cart is empty"
            text="Choose a box, and its price is shown beside it."
            action={<LinkButton to={paths.shop}>See all boxes</LinkButton>}
          />
        </Specimen>
        <Specimen name="Error">
          <ErrorState level={3} text="Our boxes could not be loaded." retry={() => undefined} />
        </Specimen>
      </Chapter>
    </>
  );
}

import type { Product } from '@boxwright/contract';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { classes } from '../../ui/classes.ts';

interface WayBackProps {
  product: Product;
  /** On phones: the link back to the size step; null in that step. */
  toSizes: string | null;
  /** Whether a line of the cart is being changed; the links then lead back to the cart. */
  isEditing: boolean;
}

/** Breadcrumb and back link of the screen. */
export function WayBack({ product, toSizes, isEditing }: WayBackProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Custom boxes', to: paths.shop },
          { label: product.itemName },
        ]}
      />
      <GoBack className="max-md:hidden" to={isEditing ? paths.cart : paths.shop} />
      {toSizes === null ? null : <GoBack className="md:hidden" to={isEditing ? paths.cart : toSizes} />}
    </div>
  );
}

function GoBack({ to, className }: { to: string; className: string }) {
  return (
    <Link to={to} className={classes('inline-flex min-h-11 items-center gap-2 font-medium hover:underline', className)}>
      <ArrowLeft aria-hidden="true" className="size-4" /> Go Back
    </Link>
  );
}

import { Link } from 'react-router';
import type { StyleForm } from '../../features/dieline/studio-configuration.ts';
import { paths } from '../../paths.ts';

interface WhyOnRequestProps {
  style: StyleForm;
  /** Whether our rates price the style. */
  isPriced: boolean;
}

/** Why a drawn box can't be ordered at once. */
export function WhyOnRequest({ style: { id, name, family }, isPriced }: WhyOnRequestProps) {
  if (isPriced && family === 'insert') {
    return <>Our online price is for an insert with its usual cells and measures, so we price this one on request.</>;
  }
  if (isPriced) return <>{name} isn’t among the shop’s boxes at present, so we price it on request.</>;
  if (id.startsWith('label-')) {
    return (
      <>
        Labels are printed and priced as{' '}
        <Link to={paths.stickers} className="underline underline-offset-4">
          stickers
        </Link>
        . For labels on a roll we make you a quotation.
      </>
    );
  }
  if (family === 'wrapped') return <>It is put together by hand, which our online rates don’t cover.</>;
  return <>Our online rates are for folded cartons, so we price it on request.</>;
}

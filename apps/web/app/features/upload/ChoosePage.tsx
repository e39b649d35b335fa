import type { ArtworkRow } from '@boxwright/contract';
import { Select } from '../../ui/Select.tsx';

interface ChoosePageProps {
  row: Pick<ArtworkRow, 'page' | 'pages'>;
  turnTo: (page: number) => void;
}

/** Which page of a file is printed. */
export function ChoosePage({ row: { page, pages }, turnTo }: ChoosePageProps) {
  return (
    <div className="mb-2.5 max-w-40">
      <Select
        label={`Page, of ${pages}`}
        value={String(page)}
        onChange={(event) => turnTo(Number(event.currentTarget.value))}
        options={Array.from({ length: pages }, (_, index) => ({ value: index + 1, label: String(index + 1) }))}
      />
    </div>
  );
}

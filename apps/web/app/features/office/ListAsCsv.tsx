import type { ListFile } from '@boxwright/contract';
import { Download } from 'lucide-react';
import { officePaths } from '../../office-paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';

/** The link that downloads a whole list, whatever the page shows of it. */
export const ListAsCsv = ({ list }: { list: ListFile }) => (
  <a href={officePaths.listFile(list)} download className={buttonStyle('outline', 'small')}>
    <Download aria-hidden="true" className="size-4.5" /> All as CSV
  </a>
);

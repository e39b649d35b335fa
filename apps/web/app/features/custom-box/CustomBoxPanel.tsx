import { ArrowRight, Package } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { SidePanel } from '../../ui/Dialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { type ChosenPart, type Selection, useSelection } from './selection.ts';

export interface CustomBoxPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The box that was last customised in this tab, part by part. */
export function CustomBoxPanel({ open, onOpenChange }: CustomBoxPanelProps) {
  const selection = useSelection();
  const close = () => onOpenChange(false);
  return (
    <SidePanel
      title="Your Customised Box"
      open={open}
      onOpenChange={onOpenChange}
      foot={
        <div className="flex flex-wrap gap-2.5">
          {selection === null ? null : (
            <LinkButton to={selection.address} onClick={close} className="w-full">
              Go on with this box <ArrowRight aria-hidden="true" className="size-5" />
            </LinkButton>
          )}
          <Button tone="outline" className="flex-1" onClick={close}>
            Ok
          </Button>
          <Button tone="ink" className="flex-1" onClick={close}>
            Done
          </Button>
        </div>
      }
    >
      {selection === null ? <Nothing onLeave={close} /> : <Chosen selection={selection} />}
    </SidePanel>
  );
}

function Nothing({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="crease flex flex-col items-center gap-4 rounded-lg border px-5 py-10 text-center">
      <Package aria-hidden="true" className="size-10 text-kraft-deep" strokeWidth={1.25} />
      <p>No custom selection available. Please customize your box now.</p>
      <LinkButton to={paths.shop} onClick={onLeave}>
        Choose a box <ArrowRight aria-hidden="true" className="size-5" />
      </LinkButton>
    </div>
  );
}

function Chosen({ selection }: { selection: Selection }) {
  return (
    <dl className="flex flex-col gap-2.5">
      <Part label="Box" part={selection.box} />
      <Part label="Design" part={selection.design} />
      <Part label="Outer coating" part={selection.outerCoating} />
      <Part label="Inner coating" part={selection.innerCoating} />
      <Part label="Quality of board" part={selection.board} />
    </dl>
  );
}

function Part({ label, part: { name, image } }: { label: string; part: ChosenPart }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] grid-rows-[1fr_auto_auto_1fr] overflow-hidden rounded-md border border-line">
      <dt className="col-start-2 row-start-2 px-4 text-ink-soft text-sm">{label}</dt>
      <dd className="contents">
        <span className="col-start-1 row-span-4 row-start-1 block aspect-[5/4] overflow-hidden bg-board">
          {image === null ? (
            <NoPicture />
          ) : (
            <Picture src={image} alt="" sizes="112px" className="size-full object-cover" />
          )}
        </span>
        <span className="figures col-start-2 row-start-3 text-balance px-4 font-medium leading-tight">{name}</span>
      </dd>
    </div>
  );
}

/** A plain board as a placeholder. */
function NoPicture() {
  return (
    <svg viewBox="0 0 50 40" aria-hidden="true" className="size-full text-line-strong">
      <path d="M0 40 50 0" stroke="currentColor" strokeDasharray="2 2" strokeWidth="0.6" />
    </svg>
  );
}

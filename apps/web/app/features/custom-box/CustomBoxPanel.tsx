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
        <div className="flex gap-2.5">
          <Button tone="outline" className="flex-1" onClick={close}>
            Ok
          </Button>
          <Button tone="ink" className="flex-1" onClick={close}>
            Done
          </Button>
        </div>
      }
    >
      {selection === null ? <Nothing onLeave={close} /> : <Chosen selection={selection} onLeave={close} />}
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

function Chosen({ selection, onLeave }: { selection: Selection; onLeave: () => void }) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-2.5">
        <Part label="Box" part={selection.box} />
        <Part label="Design" part={selection.design} />
        <Part label="Outer coating" part={selection.outerCoating} />
        <Part label="Inner coating" part={selection.innerCoating} />
        <Part label="Quality of board" part={selection.board} />
      </dl>
      <LinkButton to={selection.address} onClick={onLeave} className="mt-5 w-full">
        Go on with this box <ArrowRight aria-hidden="true" className="size-5" />
      </LinkButton>
    </>
  );
}

function Part({ label, part: { name, image } }: { label: string; part: ChosenPart }) {
  return (
    <div className="flex flex-col overflow-hidden rounded-md border border-line">
      <dt className="order-2 px-3 pt-2 text-ink-soft text-sm">{label}</dt>
      <dd className="contents">
        <span className="crease order-1 block aspect-[5/4] overflow-hidden border-b bg-board">
          {image === null ? null : <Picture src={image} alt="" sizes="200px" className="size-full object-cover" />}
        </span>
        <span className="order-3 px-3 pb-2.5 font-medium text-[0.9375rem] leading-tight">{name}</span>
      </dd>
    </div>
  );
}

import { useState } from 'react';
import { officePaths } from '../../office-paths.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Dialog, SidePanel } from '../../ui/Dialog.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { notify } from '../../ui/notify.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Chapter, row, Specimen } from './Specimen.tsx';

/** Components that open, expand or overlay the page. */
export function Layers() {
  const [opened, setOpened] = useState<'dialog' | 'panel' | null>(null);
  const close = (open: boolean) => setOpened(open ? opened : null);
  return (
    <Chapter title="Layers">
      <Specimen name="Dialog, side panel" note="Escape and the cross close them; the focus goes back">
        <p className={row}>
          <Button tone="outline" onClick={() => setOpened('dialog')}>
            Open the dialog
          </Button>
          <Button tone="outline" onClick={() => setOpened('panel')}>
            Open the side panel
          </Button>
        </p>
        <Dialog title="Remove this box?" open={opened === 'dialog'} onOpenChange={close}>
          <p>The soap box is removed from your cart.</p>
          <p className={`mt-5 ${row}`}>
            <Button onClick={() => setOpened(null)}>Remove</Button>
            <Button tone="quiet" onClick={() => setOpened(null)}>
              Keep it
            </Button>
          </p>
        </Dialog>
        <SidePanel
          title="Your Customised Box"
          open={opened === 'panel'}
          onOpenChange={close}
          foot={
            <Button tone="ink" className="w-full" onClick={() => setOpened(null)}>
              Done
            </Button>
          }
        >
          <p>A list to look at beside the page.</p>
        </SidePanel>
      </Specimen>
      <Specimen name="Toasts" note="Announced; gone after five seconds or with a swipe">
        <p className={row}>
          <Button tone="outline" onClick={() => notify.success('Link Copied to Clipboard')}>
            Something worked
          </Button>
          <Button tone="outline" onClick={() => notify.error('Please enter valid pincode.')}>
            Something is wrong
          </Button>
        </p>
      </Specimen>
      <Specimen name="Disclosure" note="A button that unfolds links; works without script">
        <div className="relative">
          <Disclosure
            button="Unfold"
            buttonClass={buttonStyle('outline', 'small')}
            panelClass="m-auto w-64 rounded-lg border border-line bg-card p-3 shadow-lift"
          >
            <LinkButton to={officePaths.staffAccount} tone="quiet" className="w-full">
              Your account
            </LinkButton>
          </Disclosure>
        </div>
      </Specimen>
      <Specimen name="Tabs" note="Arrow keys move between them">
        <Tabs
          label="Views of the box"
          tabs={[
            { id: 'box', label: 'Box', content: <p>Folded; drag to turn it.</p> },
            { id: 'dieline', label: 'Dieline', content: <p>Flat, with its cut and crease lines.</p> },
            { id: 'photos', label: 'Photos', content: <p>As it was printed.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Accordion" note="One answer at a time; works without script">
        <Accordion
          name="design-questions"
          items={[
            { id: 'least', title: 'What is the smallest order?', content: '1,000 boxes of one size.' },
            { id: 'sample', title: 'Do I see it before you print?', content: 'A proof, which you approve.' },
          ]}
        />
      </Specimen>
    </Chapter>
  );
}

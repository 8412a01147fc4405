import { useId, useState, type ReactNode } from 'react';
import { ActionMenu } from '../../src/controls/action-menu';
import { Dialog } from '../../src/controls/dialog';
import { Drawer } from '../../src/controls/drawer';
import { useConfirm } from '../../src/lib/confirm';
import { useToast } from '../../src/lib/toasts';
import { Button } from '../../src/ui/button';
import { Group, Specimen, useSay } from '../specimen';

/** What opens over a screen. Tests press what says `data-opens`, and look at what comes. */
export function Overlays() {
  const say = useSay();
  const confirm = useConfirm();
  const toast = useToast();
  const saved = say('The event is saved', 'حُفظت الفعالية');
  const undo = { label: say('Undo', 'تراجع'), run: () => undefined };
  const question = {
    title: say('Delete this event?', 'حذف هذه الفعالية؟'),
    text: say('It stays in the bin.', 'تبقى في سلة المحذوفات.'),
    confirm: say('Delete', 'احذف'),
  };
  const note = { label: say('Reason', 'السبب'), help: say('Optional.', 'اختياري.'), maxLength: 200 };
  const menu = [
    { key: 'edit', label: say('Edit', 'تعديل') },
    { key: 'delete', label: question.confirm, isDangerous: true },
  ] as const;
  return (
    <Group title="Over a screen">
      <Specimen name="opens a dialog">
        <OpenDialog />
      </Specimen>
      <Specimen name="opens a wide dialog">
        <OpenDialog size="wide" />
      </Specimen>
      <Specimen name="opens a drawer">
        <OpenDrawer />
      </Specimen>
      <Specimen name="opens a menu">
        <div data-opens="menu">
          <ActionMenu label={say('More', 'المزيد')} items={menu} onSelect={() => undefined} />
        </div>
      </Specimen>
      <Specimen name="asks">
        <Opens name="question" run={() => void confirm({ ...question, isDangerous: true })} />
      </Specimen>
      <Specimen name="asks for a reason">
        <Opens name="question with a note" run={() => void confirm({ ...question, note })} />
      </Specimen>
      <Specimen name="says that it is done">
        <Opens name="toast" run={() => toast({ title: saved, action: undo })} />
      </Specimen>
      <Specimen name="says that it failed">
        <Opens name="toast of a failure" run={() => toast({ title: saved, error: new TypeError('Failed to fetch') })} />
      </Specimen>
    </Group>
  );
}

function Opens({ name, run }: { name: string; run: () => void }) {
  const say = useSay();
  return (
    <div data-opens={name}>
      <Button onClick={run}>{say('Open', 'افتح')}</Button>
    </div>
  );
}

function OpenDialog({ size }: { size?: 'wide' }) {
  const say = useSay();
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Opens name={size ? 'wide dialog' : 'dialog'} run={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={close} labelledBy={title} {...(size && { size })}>
        <h2 id={title}>{say('Invite somebody', 'ادعُ شخصًا')}</h2>
        <Actions>
          <Button onClick={close}>{say('Cancel', 'إلغاء')}</Button>
          <Button variant="primary" data-autofocus>
            {say('Send', 'أرسل')}
          </Button>
        </Actions>
      </Dialog>
    </>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}

function OpenDrawer() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const menu = say('Menu', 'القائمة');
  return (
    <>
      <Opens name="drawer" run={() => setOpen(true)} />
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label={menu}>
        <Button wide>{menu}</Button>
      </Drawer>
    </>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const open = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
};

export default {
  title: 'Dialog',
  component: Dialog,
  args: {
    id: 'install',
    ref: open,
    title: 'Install the app',
    close: 'Close',
    children: <p>The file is on its way. Open it and follow its words.</p>,
  },
} satisfies Meta<typeof Dialog>;
type State = StoryObj<typeof Dialog>;

export const Open: State = {};
export const WithNote: State = { args: { note: 'Step 1 of 3' } };
export const WithButtons: State = {
  args: {
    children: (
      <>
        <p>Changes are kept.</p>
        <Button tone="ink">Done</Button>
      </>
    ),
  },
};
export const LongWords: State = {
  args: { title: 'Встановлення високотехнологічного застосунку', close: 'Закрити', note: 'Крок 1 з 3' },
};
export const OverDark: State = { globals: { surface: 'dark' } };

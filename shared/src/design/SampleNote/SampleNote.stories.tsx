import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleNote } from './SampleNote.tsx';

export default {
  title: 'SampleNote',
  component: SampleNote,
  args: { block: 'reviews', children: 'The reviews, names and companies are invented.' },
} satisfies Meta<typeof SampleNote>;
type State = StoryObj<typeof SampleNote>;

export const WhileASample: State = {};
export const OnDark: State = { globals: { surface: 'dark' } };
export const InUkrainian: State = {
  args: { children: 'Відгуки, імена й компанії вигадані.' },
  globals: { language: 'ua' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure.tsx';

export default {
  title: 'Disclosure',
  component: Disclosure,
  args: { title: 'What are the fees?', level: 2, children: 'From 0.05 % to 0.25 %, by pair and volume.' },
} satisfies Meta<typeof Disclosure>;
type State = StoryObj<typeof Disclosure>;

export const Closed: State = {};
export const OnDark: State = { globals: { surface: 'dark' } };
export const ARow: State = {
  render: (props) => (
    <>
      <Disclosure {...props} />
      <Disclosure {...props} title="Is it safe?" />
    </>
  ),
};
export const LongWords: State = {
  args: { title: 'Чи зберігаються персональні дані в найвіддаленішому дата-центрі?', children: 'Ні.' },
};

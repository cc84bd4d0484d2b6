import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';

export default {
  title: 'TextLink',
  component: TextLink,
  args: { to: '/portfolio', children: 'View portfolio' },
} satisfies Meta<typeof TextLink>;
type State = StoryObj<typeof TextLink>;

export const Plain: State = {};
export const OnDark: State = { globals: { surface: 'dark' } };
export const LongWords: State = {
  args: { children: 'Дізнатися про найважливіше в кібербезпеці інтернет-представництва' },
};

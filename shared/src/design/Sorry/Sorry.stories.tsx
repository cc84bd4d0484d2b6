import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sorry } from './Sorry.tsx';

export default {
  title: 'Sorry',
  component: Sorry,
  args: { text: 'This is here, hidden, and takes no space until script does not come.' },
  decorators: [
    (Story) => (
      <>
        <p>Before it.</p>
        <Story />
        <p>After it.</p>
      </>
    ),
  ],
} satisfies Meta<typeof Sorry>;
type State = StoryObj<typeof Sorry>;

export const Hidden: State = {};

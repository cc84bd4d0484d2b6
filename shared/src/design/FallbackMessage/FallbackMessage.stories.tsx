import type { Meta, StoryObj } from '@storybook/react-vite';
import { FallbackMessage } from './FallbackMessage.tsx';

export default {
  title: 'FallbackMessage',
  component: FallbackMessage,
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
} satisfies Meta<typeof FallbackMessage>;
type State = StoryObj<typeof FallbackMessage>;

export const Hidden: State = {};

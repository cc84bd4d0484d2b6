import type { Meta, StoryObj } from '@storybook/react-vite';
import { Counter } from './Counter.tsx';

export default { title: 'Counter', component: Counter } satisfies Meta<typeof Counter>;
type State = StoryObj<typeof Counter>;

export const WithPlus: State = { args: { value: 700, suffix: '+' } };

export const Plain: State = { args: { value: 8 } };

export const InAText: State = {
  render: () => (
    <p>
      A team of <Counter value={60} suffix="+" /> people, and the words around it stand still.
    </p>
  ),
};

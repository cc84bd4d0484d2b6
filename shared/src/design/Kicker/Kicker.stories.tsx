import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kicker } from './Kicker.tsx';

export default { title: 'Kicker', component: Kicker } satisfies Meta<typeof Kicker>;
type State = StoryObj<typeof Kicker>;

export const Short: State = { args: { children: 'Services' } };
export const OnDark: State = { ...Short, globals: { surface: 'dark' } };

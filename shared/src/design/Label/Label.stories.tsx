import type { Meta, StoryObj } from '@storybook/react-vite';
import { Label } from './Label.tsx';

export default { title: 'Label', component: Label } satisfies Meta<typeof Label>;
type State = StoryObj<typeof Label>;

export const Short: State = { args: { children: 'Services' } };
export const OnDark: State = { ...Short, globals: { surface: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark, type MarkName } from './Mark.tsx';

export default { title: 'Mark', component: Mark } satisfies Meta<typeof Mark>;
type State = StoryObj<typeof Mark>;

const names: readonly MarkName[] = ['wordpress', 'opencart', 'laravel', 'symfony', 'whatsapp', 'telegram', 'viber'];

/** Shows each logo with its name next to it, as pages must do. */
export const All: State = {
  render: () => (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Mark name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
export const OnDark: State = { ...All, globals: { surface: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from './Icon.tsx';

export default { title: 'Icon', component: Icon } satisfies Meta<typeof Icon>;
type State = StoryObj<typeof Icon>;

export const All: State = {
  render: () => (
    <ul>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
export const OnDark: State = { ...All, globals: { surface: 'dark' } };

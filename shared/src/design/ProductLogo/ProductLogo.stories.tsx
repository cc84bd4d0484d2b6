import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductLogo, type ProductLogoName } from './ProductLogo.tsx';

export default { title: 'ProductLogo', component: ProductLogo } satisfies Meta<typeof ProductLogo>;
type State = StoryObj<typeof ProductLogo>;

const names: readonly ProductLogoName[] = [
  'wordpress',
  'opencart',
  'laravel',
  'symfony',
  'whatsapp',
  'telegram',
  'viber',
];

/** Shows each logo with its name next to it, as pages must do. */
export const All: State = {
  render: () => (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <ProductLogo name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
export const OnDark: State = { ...All, globals: { surface: 'dark' } };

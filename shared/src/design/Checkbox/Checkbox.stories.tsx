import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'shared/navigation';
import { Checkbox } from './Checkbox.tsx';

export default {
  title: 'Checkbox',
  component: Checkbox,
  args: {
    children: (
      <>
        I agree to the <Link to="/privacy">Privacy Policy</Link>
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>;
type State = StoryObj<typeof Checkbox>;

export const Empty: State = {};
export const Ticked: State = { args: { defaultChecked: true } };
export const Disabled: State = { args: { disabled: true } };
export const OnDark: State = { args: { defaultChecked: true }, globals: { surface: 'dark' } };
export const LongWords: State = {
  args: { children: 'Погоджуюся з політикою конфіденційності й умовами користування' },
};

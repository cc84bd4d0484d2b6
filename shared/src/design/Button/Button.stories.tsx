import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from './Button.tsx';

export default { title: 'Button', component: Button, args: { children: 'Discuss a project' } } satisfies Meta<
  typeof Button
>;
type State = StoryObj<typeof Button>;

export const Buoy: State = { args: { arrow: true } };
export const Ink: State = { args: { tone: 'ink' } };
export const Quiet: State = { args: { tone: 'quiet' } };
export const Disabled: State = { args: { disabled: true } };
export const OnDark: State = {
  globals: { surface: 'dark' },
  render: (props) => (
    <>
      <Button {...props} /> <Button {...props} tone="ink" /> <Button {...props} tone="quiet" />{' '}
      <Button {...props} disabled />
    </>
  ),
};
export const AsALink: State = { render: () => <ButtonLink to="/portfolio">View portfolio</ButtonLink> };
export const LongWords: State = {
  args: { children: 'Замовити високотехнологічне інтернет-представництво', arrow: true },
};

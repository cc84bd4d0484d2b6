import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoundButton } from './RoundButton.tsx';

export default { title: 'RoundButton', component: RoundButton } satisfies Meta<typeof RoundButton>;
type State = StoryObj<typeof RoundButton>;

const onClick = () => {};

export const Shapes: State = {
  render: () => (
    <>
      <RoundButton shape="previous" label="Previous" onClick={onClick} />
      <RoundButton shape="next" label="Next" onClick={onClick} />
      <RoundButton shape="pause" label="Pause" onClick={onClick} />
      <RoundButton shape="play" label="Play" onClick={onClick} />
    </>
  ),
};

export const OnDark: State = { ...Shapes, globals: { surface: 'dark' } };

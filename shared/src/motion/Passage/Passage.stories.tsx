import type { Meta, StoryObj } from '@storybook/react-vite';
import { Front } from './Front.tsx';
import { boat, fromAbove, led, lines, soft, water, windowHigh } from './Passage.stories.css.ts';
import { Passage } from './Passage.tsx';

export default { title: 'Passage', component: Passage } satisfies Meta<typeof Passage>;
type State = StoryObj<typeof Passage>;

export const InTheWindow: State = {
  args: {
    children: (
      <div className={water}>
        <Front>
          <div className={lines} />
        </Front>
      </div>
    ),
  },
};

export const BelowTheFold: State = {
  render: () => (
    <>
      <p className={windowHigh}>Scroll down.</p>
      <Passage className={led}>
        <div className={water}>
          <Front className={soft}>
            <div className={lines} />
          </Front>
          <span className={boat} />
        </div>
      </Passage>
      <p className={windowHigh}>Once past, it stays drawn.</p>
    </>
  ),
};

export const FromAbove: State = {
  render: () => (
    <>
      <p className={windowHigh}>Scroll down.</p>
      <Passage>
        <div className={water}>
          <Front className={fromAbove}>
            <div className={lines} />
          </Front>
        </div>
      </Passage>
      <p className={windowHigh}>Once past, it stays drawn.</p>
    </>
  ),
};

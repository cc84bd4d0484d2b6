import type { Meta, StoryObj } from '@storybook/react-vite';
import { windowHigh } from './Reveal.stories.css.ts';
import { Reveal } from './Reveal.tsx';

export default { title: 'Reveal', component: Reveal } satisfies Meta<typeof Reveal>;
type State = StoryObj<typeof Reveal>;

export const InTheWindow: State = { args: { children: <p>What is in the window from the start never hides.</p> } };

export const BelowTheFold: State = {
  render: () => (
    <>
      <p className={windowHigh}>Scroll down.</p>
      <Reveal>
        <p className={windowHigh}>This comes in, once.</p>
      </Reveal>
    </>
  ),
};

export const OneAfterAnother: State = {
  render: () => (
    <>
      <p className={windowHigh}>Scroll down.</p>
      <ul className={windowHigh}>
        {([0, 1, 2, 3] as const).map((step) => (
          <Reveal key={step} as="li" step={step} size="small">
            Step {step}
          </Reveal>
        ))}
      </ul>
    </>
  ),
};

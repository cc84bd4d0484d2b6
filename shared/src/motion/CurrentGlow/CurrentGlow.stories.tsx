import type { Meta, StoryObj } from '@storybook/react-vite';
import { row } from './CurrentGlow.stories.css.ts';
import { CurrentGlow } from './CurrentGlow.tsx';
import type { Polyline } from './flowLine.ts';

const lines: readonly Polyline[] = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8].map((y) =>
  Array.from({ length: 21 }, (_, index) => {
    const x = index / 20;
    return [x, y + (y - 0.5) * 0.5 * Math.exp(-(((x - 0.5) / 0.15) ** 2))] as const;
  }),
);

const current = (
  <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none" width="100%" height="100%">
    {lines.map((points) => (
      <polyline
        key={points.join()}
        points={points.map((point) => point.join()).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.5"
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
);

export default {
  title: 'CurrentGlow',
  component: CurrentGlow,
  args: {
    lines: async () => lines,
    tone: 'tide',
    children: (
      <a className={row} href="#service">
        Point here, or come by keyboard
      </a>
    ),
  },
  globals: { surface: 'dark' },
} satisfies Meta<typeof CurrentGlow>;
type State = StoryObj<typeof CurrentGlow>;

export const Tide: State = { args: { current } };
export const Blue: State = { args: { tone: 'blue', current } };
export const Green: State = { args: { tone: 'green', current } };
export const Amber: State = { args: { tone: 'amber', current } };
export const Red: State = { args: { tone: 'red', current } };
export const GlowOnly: State = { args: { lines: async () => [] } };

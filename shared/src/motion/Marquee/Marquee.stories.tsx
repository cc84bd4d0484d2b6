import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSlides } from '../../../gallery/SampleScreen/sampleSlides.tsx';
import { column, slow } from './Marquee.stories.css.ts';
import { Marquee } from './Marquee.tsx';

export default {
  title: 'Marquee',
  component: Marquee,
  args: {
    words: { label: 'Projects of our clients', pause: 'Pause' },
    children: sampleSlides(4, 'logo').map(({ id, content }) => <div key={id}>{content}</div>),
  },
} satisfies Meta<typeof Marquee>;
type State = StoryObj<typeof Marquee>;

export const Plain: State = {};

export const SlowAndReverse: State = { args: { reverse: true, className: slow } };

export const PausedByHover: State = { args: { pauseOnHover: true } };

export const Vertical: State = { args: { vertical: true, className: column } };

export const WithLinks: State = { args: { children: <a href="#case">A case to look at, and to reach by keyboard</a> } };

export const OnDark: State = { globals: { surface: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSlides, sampleWords } from '../../../gallery/SampleScreen/sampleSlides.tsx';
import { TabletCarousel } from './TabletCarousel.tsx';

export default {
  title: 'TabletCarousel',
  component: TabletCarousel,
  args: { words: sampleWords, slides: sampleSlides(9, 'desktop') },
} satisfies Meta<typeof TabletCarousel>;
type State = StoryObj<typeof TabletCarousel>;

export const NineScreens: State = {};

export const SixScreens: State = { args: { slides: sampleSlides(6, 'desktop') } };

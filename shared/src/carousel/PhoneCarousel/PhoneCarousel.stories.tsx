import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSlides, sampleWords } from '../../../gallery/SampleScreen/sampleSlides.tsx';
import { PhoneCarousel } from './PhoneCarousel.tsx';

export default {
  title: 'PhoneCarousel',
  component: PhoneCarousel,
  args: { words: sampleWords, slides: sampleSlides(5, 'phone') },
} satisfies Meta<typeof PhoneCarousel>;
type State = StoryObj<typeof PhoneCarousel>;

export const FiveScreens: State = {};

export const SixScreens: State = { args: { slides: sampleSlides(6, 'phone') } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSlides, sampleWords } from '../../../gallery/SampleScreen/sampleSlides.tsx';
import { byWidth } from './Carousel.stories.css.ts';
import { Carousel } from './Carousel.tsx';

export default {
  title: 'Carousel',
  component: Carousel,
  args: { words: sampleWords, slides: sampleSlides(9, 'logo'), className: byWidth },
} satisfies Meta<typeof Carousel>;
type State = StoryObj<typeof Carousel>;

export const Plain: State = {};

export const LoopWithDots: State = { args: { options: { loop: true, align: 'center' }, dots: true } };

export const Counted: State = { args: { count: true } };

export const TwoAtATime: State = { args: { options: { slidesToScroll: 2 }, dots: true, count: true } };

export const FreeDrag: State = { args: { options: { dragFree: true, containScroll: 'trimSnaps' } } };

export const ByItself: State = { args: { options: { loop: true }, autoplay: { delay: 4000 }, dots: true } };

export const WaitingToPlay: State = { args: { autoplay: { playOnInit: false } } };

export const OneSlide: State = { args: { slides: sampleSlides(1, 'logo'), dots: true, count: true } };

export const OnDark: State = { ...LoopWithDots, globals: { surface: 'dark' } };

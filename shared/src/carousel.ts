/** Slides in a row: a carousel on embla. */
/** A carousel that runs, for what follows its movement (`attach`). */
export type { EmblaCarouselType as RunningCarousel } from 'embla-carousel';
export { Carousel, type CarouselProps } from './carousel/Carousel/Carousel.tsx';
export type { CarouselOptions } from './carousel/Carousel/CarouselOptions.ts';
export type { CarouselSlide, CarouselWords } from './carousel/Carousel/CarouselSlide.ts';
export { carouselVars } from './carousel/Carousel/carouselVars.css.ts';
export type { AutoplayOptions } from './carousel/Carousel/runAutoplay.ts';

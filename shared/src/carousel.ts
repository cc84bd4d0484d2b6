/** Slides in a row: a carousel on embla. */
export { Carousel, type CarouselProps } from './carousel/Carousel/Carousel.tsx';
export type { CarouselOptions, RunningCarousel } from './carousel/Carousel/CarouselOptions.ts';
export type { CarouselSlide, CarouselWords } from './carousel/Carousel/CarouselSlide.ts';
export { carouselVars } from './carousel/Carousel/carouselVars.css.ts';
export type { AutoplayOptions } from './carousel/Carousel/runAutoplay.ts';

export { Carousel, type CarouselProps } from './carousel/Carousel/Carousel.tsx';
export type { CarouselOptions, RunningCarousel } from './carousel/Carousel/CarouselOptions.ts';
export { carouselVars } from './carousel/Carousel/carouselVars.css.ts';

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { CarouselProps } from '../Carousel/Carousel.tsx';
import { PhoneCarousel } from './PhoneCarousel.tsx';

const given = vi.hoisted((): { props?: CarouselProps } => ({}));
vi.mock('../Carousel/Carousel.tsx', () => ({
  Carousel: (props: CarouselProps) => {
    given.props = props;
    return null;
  },
}));

it('the phone slider turns every 3 seconds, rests under the mouse, goes on after a touch, and loops (SPEC §9)', () => {
  renderToStaticMarkup(<PhoneCarousel slides={[]} words={{} as never} />);
  expect(given.props?.autoplay).toEqual({ delay: 3000, stopOnMouseEnter: true, stopOnInteraction: false });
  expect(given.props?.options).toMatchObject({ loop: true });
});

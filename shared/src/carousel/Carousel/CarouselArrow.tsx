import * as round from '../../design/RoundButton/RoundButton.css.ts';
import { RoundSign } from '../../design/RoundButton/RoundSign.tsx';
import { CarouselLink } from './CarouselLink.tsx';

interface CarouselArrowProps {
  readonly step: 1 | -1;
  readonly label: string;
  /** The id of a slide. */
  readonly to: string;
  readonly idle: boolean | undefined;
  readonly onPress: () => void;
}

/** To the slide before, or to the next. */
export function CarouselArrow({ step, ...rest }: CarouselArrowProps) {
  return (
    <CarouselLink {...rest} step={step} className={round.button}>
      <RoundSign shape={step > 0 ? 'next' : 'previous'} />
    </CarouselLink>
  );
}

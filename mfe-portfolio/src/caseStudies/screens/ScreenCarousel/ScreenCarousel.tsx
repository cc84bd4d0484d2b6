import type { CSSProperties } from 'react';
import { Carousel } from 'shared/carousel';
import { Picture, type PictureFiles } from 'shared/design';
import { usePortfolioMessages } from '../../../messages.ts';
import type { CaseLook } from '../../CaseLook.ts';
import type { Slide } from '../../CaseStudy.ts';
import { getScreenPicture } from '../getScreenPicture.ts';
import { carouselMotions } from './carouselMotions.ts';
import * as styles from './ScreenCarousel.css.ts';

interface ScreenCarouselProps {
  readonly device: 'desktop' | 'mobile';
  readonly slides: readonly Slide[];
  /** Pictures by the name of the screen. */
  readonly pictures: Readonly<Record<string, PictureFiles>>;
  /** Crops of desktop screens for phones, by the name of the screen. A screen without a crop is shown whole. */
  readonly closeBy?: CaseLook['closeBy'];
}

/** `sizes` of a picture in the enlarged tablet, and in a phone. */
const sizes = { desktop: '(width < 768px) 200vw, 62vw', mobile: '290px' } as const;

/** Shows the screens of a case in tablets or in phones (SPEC §2, case study). */
export function ScreenCarousel({ device, slides, pictures, closeBy }: ScreenCarouselProps) {
  const t = usePortfolioMessages();
  const { carousel, frame } = styles.devices[device];
  return (
    <div className={styles.screens[device]}>
      <Carousel
        {...carouselMotions[device]}
        count
        className={carousel}
        words={{
          label: t(`ui.carousel.${device}Label`),
          previous: t('ui.carousel.previous'),
          next: t('ui.carousel.next'),
          pause: t('ui.carousel.pause'),
          play: t('ui.carousel.play'),
        }}
        slides={slides.map(({ screen, alt }, index) => ({
          id: screen,
          label: t('ui.carousel.position', { current: index + 1, total: slides.length }),
          content: (
            <div className={frame}>
              <div {...getPartProps(closeBy?.[screen])}>
                <Picture files={getScreenPicture(screen, pictures)} alt={alt} sizes={sizes[device]} />
              </div>
            </div>
          ),
        }))}
      />
    </div>
  );
}

function getPartProps(part: CaseLook['closeBy'][string] | undefined) {
  if (!part) return {};
  const [left, top, width] = part;
  const { place, scale } = styles.partProperties;
  const style = { [place]: `${-left}% ${-top}%`, ...(width && { [scale]: `${Math.round(1e4 / width)}%` }) };
  return { className: styles.part, style: style as CSSProperties };
}

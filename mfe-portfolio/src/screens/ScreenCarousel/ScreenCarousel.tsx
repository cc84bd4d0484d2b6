import { usePortfolioMessages } from '../../messages.ts';
import * as styles from './ScreenCarousel.css.ts';

interface ScreenCarouselProps {
  readonly device: 'desktop' | 'mobile';
  /** Which screens of the client's site it shows, and what is to be seen on each (SPEC §3, slide). */
  readonly slides: readonly { readonly screen: string; readonly alt: string }[];
}

const labels = { desktop: 'ui.carousel.desktopLabel', mobile: 'ui.carousel.mobileLabel' } as const;

/** The screens of a case on one kind of device, in a row that scrolls, with the note that they are samples. */
export function ScreenCarousel({ device, slides }: ScreenCarouselProps) {
  const t = usePortfolioMessages();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        role="group"
        aria-roledescription="carousel"
        aria-label={t(labels[device])}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        tabIndex={0}
        className={styles.row}
      >
        {slides.map(({ screen, alt }, index) => (
          <figure
            key={screen}
            aria-roledescription="slide"
            aria-label={t('ui.carousel.position', { current: index + 1, total: slides.length })}
            className={styles.slide[device]}
          >
            <figcaption>{alt}</figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.note}>{t('ui.screensNote')}</p>
    </>
  );
}

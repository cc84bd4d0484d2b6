import { Icon, layout, Picture } from 'shared/design';
import { Reveal } from 'shared/motion';
import { Link } from 'shared/navigation';
import { usePortfolioMessages } from '../../messages.ts';
import { travelling } from '../../pictures/travel.css.ts';
import type { CaseLook } from '../CaseLook.ts';
import { type CaseStudy, pathOf } from '../CaseStudy.ts';
import { leavingPicture, leavingTitle } from '../transitionNames.css.ts';
import * as styles from './NextProject.css.ts';

interface NextProjectProps {
  readonly words: CaseStudy['nextProject'];
  readonly next: CaseLook['next'];
}

/** The next-project teaser (SPEC §2). A project without a page of its own leads back to the portfolio, never to a dead address. */
export function NextProject({ words, next: { picture, key } }: NextProjectProps) {
  const t = usePortfolioMessages();
  return (
    <section id="next" aria-labelledby="next-title" className={styles.next}>
      <div className={[styles.picture, key && leavingPicture[key]].filter(Boolean).join(' ')}>
        <div className={travelling}>
          <Picture files={picture} alt={words.alt} sizes="(width < 768px) 140vw, 100vw" fit="cover" />
        </div>
      </div>
      <Reveal className={`${layout.wrap} ${styles.words}`}>
        <p className={styles.subtitle}>{words.subtitle}</p>
        <h2 id="next-title" className={[styles.title, key && leavingTitle[key]].filter(Boolean).join(' ')}>
          {words.title}
        </h2>
        <Link to={key ? pathOf(key) : '/portfolio'} data-cursor-variant="project" className={styles.link}>
          {t(key ? 'ui.openCase' : 'landing.teaserLink')}
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
        </Link>
      </Reveal>
    </section>
  );
}

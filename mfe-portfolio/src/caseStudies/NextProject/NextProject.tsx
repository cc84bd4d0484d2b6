import { Icon, layout, Picture } from 'shared/design';
import { Reveal } from 'shared/motion';
import { Link } from 'shared/navigation';
import { usePortfolioMessages } from '../../messages.ts';
import { travelling } from '../../pictures/travel.css.ts';
import type { NextCase } from '../CaseLook.ts';
import { type CaseStudy, pathOf } from '../CaseStudy.ts';
import { followed, leavingPicture, leavingTitle } from '../transitionNames.css.ts';
import * as styles from './NextProject.css.ts';

interface NextProjectProps {
  readonly words: CaseStudy['nextProject'];
  readonly next: NextCase;
}

/** The next-project teaser (SPEC §2). A project that has no page yet says that it is coming, and offers a case that has one. */
export function NextProject({ words, next: { picture, key, meanwhile } }: NextProjectProps) {
  const t = usePortfolioMessages();
  return (
    <section id="next" aria-labelledby="next-title" className={`${styles.next} ${followed}`}>
      <div className={[styles.picture, key && leavingPicture[key]].filter(Boolean).join(' ')}>
        <div className={travelling}>
          <Picture files={picture} alt={words.alt} sizes="(width < 768px) 140vw, 100vw" fit="cover" />
        </div>
      </div>
      <Reveal className={`${layout.wrap} ${styles.words}`}>
        <p className={styles.subtitle}>
          {words.subtitle}
          {meanwhile && <span className={styles.coming}>{t('ui.coming')}</span>}
        </p>
        <h2 id="next-title" className={[styles.title, key && leavingTitle[key]].filter(Boolean).join(' ')}>
          {words.title}
        </h2>
        <Link to={pathOf(key ?? meanwhile)} className={key ? styles.wholeLink : styles.link}>
          {key ? t('ui.openCase') : t('ui.meanwhile', t(`cases.${meanwhile}.card`))}
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
        </Link>
      </Reveal>
    </section>
  );
}

import { Icon, layout, Picture } from 'shared/design';
import { Reveal } from 'shared/motion';
import { Link } from 'shared/navigation';
import { usePortfolioMessages } from '../../messages.ts';
import { travelling } from '../../pictures/parallax.css.ts';
import type { NextCase } from '../CaseLook.ts';
import { type CaseStudy, getCasePath } from '../CaseStudy.ts';
import { followed, leavingPicture, leavingTitle } from '../transitionNames.css.ts';
import * as styles from './NextProject.css.ts';

interface NextProjectProps {
  readonly words: CaseStudy['nextProject'];
  readonly next: NextCase;
}

/** Shows the next project (SPEC §2): its picture, name and link. With `coming`, a project without a page is named below. */
export function NextProject({ words, next: { picture, key, coming } }: NextProjectProps) {
  const t = usePortfolioMessages();
  const { title, value, label } = t(`cases.${key}.card`);
  return (
    <section
      id="next"
      aria-labelledby="next-title"
      className={`${styles.next} ${followed}`}
      data-shared-transition="source"
    >
      <div className={`${styles.picture} ${leavingPicture[key]}`}>
        <div className={travelling}>
          <Picture files={picture} alt={words.alt} sizes="(width < 768px) 140vw, 100vw" fit="cover" />
        </div>
      </div>
      <Reveal className={`${layout.wrap} ${styles.words}`}>
        <p className={styles.subtitle}>{words.subtitle}</p>
        <h2 id="next-title" className={`${styles.title} ${leavingTitle[key]}`}>
          {title}
        </h2>
        <p className={styles.result}>{`${value} ${label}`}</p>
        <Link to={getCasePath(key)} className={styles.link}>
          {t('ui.openCase')}
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
        </Link>
        {coming && <p className={styles.coming}>{t('ui.coming', { title: words.title })}</p>}
      </Reveal>
    </section>
  );
}

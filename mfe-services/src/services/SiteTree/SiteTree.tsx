import { useAssets } from 'shared/assets';
import { ProductLogo, Section } from 'shared/design';
import drawing from '../../../art/sites.svg';
import strip from '../../../art/sites-strip.svg';
import type { BuiltWith } from '../BuiltWith.ts';
import * as styles from './SiteTree.css.ts';

interface SiteTreeProps {
  readonly title: string;
  readonly texts: readonly string[];
  readonly built: BuiltWith;
}

/** Shows the uses of WordPress. Below, typical projects are the branches of a tree; a line leads from each to a drawn page. */
export function SiteTree({ title, texts, built }: SiteTreeProps) {
  const address = useAssets();
  return (
    <Section id="good-for" title={title}>
      <div className={styles.texts}>
        {texts.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
      </div>
      <div id="what-we-build" className={styles.tree}>
        <h3 className={styles.root}>
          <span className={styles.sign}>
            <ProductLogo name="wordpress" />
          </span>
          {built.title}
        </h3>
        <img src={address(drawing)} alt="" width={820} height={600} loading="lazy" className={styles.canvas} />
        <ul role="list" className={styles.rows}>
          {built.points.map((point, index) => (
            <li key={point} className={styles.row}>
              <span className={styles.point}>{point}</span>
              <span className={styles.page}>
                <img
                  src={address(strip)}
                  alt=""
                  loading="lazy"
                  className={styles.strip}
                  style={{ insetBlockStart: `${index * -100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.closing}>{built.closing}</p>
      </div>
    </Section>
  );
}

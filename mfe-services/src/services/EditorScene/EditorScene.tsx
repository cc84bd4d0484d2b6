import { useAssets } from 'shared/assets';
import { ProductLogo, Section } from 'shared/design';
import water from '../../../art/editor.svg';
import type { TitledText } from '../TitledText.ts';
import * as styles from './EditorScene.css.ts';

interface EditorSceneProps {
  readonly title: string;
  /** Kinds of blocks in the editor, with their purposes. */
  readonly blocks: readonly TitledText[];
  readonly caption: string;
  /** Title of the edited page. */
  readonly heading: string;
  /** First line of the edited page's text. */
  readonly line: string;
  /** Label of the button that publishes the edited page. */
  readonly publish: string;
}

/** Shows a diagram of a page in the block editor. It stands between sections like the case on other pages. */
export function EditorScene({ title, blocks, caption, heading, line, publish }: EditorSceneProps) {
  const address = useAssets();
  return (
    <Section id="editor" title={title} surface="deep" bleed>
      <figure className={styles.figure}>
        <div aria-hidden="true" className={styles.scene}>
          <div className={styles.screen}>
            <p className={styles.bar}>
              <span className={styles.sign}>
                <ProductLogo name="wordpress" />
              </span>
              <span className={styles.insert} />
              <span className={styles.publish}>{publish}</span>
            </p>
            <div className={styles.sheet}>
              <p className={styles.heading}>{heading}</p>
              <p className={styles.line}>{line}</p>
              <div className={styles.chosen}>
                <img
                  src={address(water)}
                  alt=""
                  width={760}
                  height={330}
                  loading="lazy"
                  decoding="async"
                  className={styles.image}
                />
              </div>
            </div>
          </div>
        </div>
        <ul role="list" className={styles.blocks}>
          {blocks.map((block) => (
            <li key={block.title} className={styles.block}>
              <h3 className={styles.blockTitle}>{block.title}</h3>
              <p className={styles.purpose}>{block.text}</p>
            </li>
          ))}
        </ul>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </Section>
  );
}

import { useAssets } from 'shared/assets';
import { SampleNote, Section } from 'shared/design';
import { Link } from 'shared/navigation';
import type { TitledText } from '../TitledText.ts';
import * as styles from './Feed.css.ts';
import { posts } from './posts.ts';

interface FeedProps {
  readonly title: string;
  /** For each of `posts`: its purpose, its text, and the text alternative of its picture. */
  readonly posts: readonly (TitledText & { readonly alt: string })[];
  readonly sample: string;
}

/** Shows three drawn posts in the colours of cases, as examples of a brand's feed (SPEC §2, smm). */
export function Feed({ title, posts: words, sample }: FeedProps) {
  const address = useAssets();
  return (
    <Section id="feed" title={title} surface="deep" intro={<SampleNote block="socialPosts">{sample}</SampleNote>}>
      <ul className={styles.feed}>
        {posts.map(({ key, name, picture }, index) => (
          <li key={key} className={styles.post}>
            <Link to={`/portfolio/${key}`} className={styles.from}>
              {name}
            </Link>
            <img
              src={address(picture)}
              alt={words[index]?.alt}
              width={640}
              height={800}
              loading="lazy"
              decoding="async"
              className={styles.picture}
            />
            <h3 className={styles.title}>{words[index]?.title}</h3>
            <p className={styles.text}>{words[index]?.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useAssets } from 'shared/assets';
import { SampleNote, Section } from 'shared/design';
import { Link } from 'shared/navigation';
import type { TitledText } from '../TitledText.ts';
import * as styles from './Feed.css.ts';
import { posts } from './posts.ts';

interface FeedProps {
  readonly title: string;
  /** Texts for the drawings in `posts`, in the same order: purpose and text of a post, and text alternative of its picture. */
  readonly posts: readonly (TitledText & { readonly alt: string })[];
  readonly sample: string;
}

/** Shows three drawn posts as examples of a brand's feed, each in the colours of a case from the portfolio (SPEC §2, smm). */
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

import type { Path } from 'shared/contract';
import { Disclosure, Heading, layout, SampleNote, TextLink } from 'shared/design';
import { formatTelephoneLink, useSite } from 'shared/site';
import * as styles from './LegalText.css.ts';
import { TextWithLinks } from './TextWithLinks.tsx';

/** A titled part of a legal text. `id` is the fragment of its address: `/privacy#map`. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** Summary in one plain sentence, for the table of contents. It adds nothing to the section. */
  readonly summary: string;
  /** Texts with the tags `mail`, `phone`, `contact` and `exchange`, which `TextWithLinks` turns into links. */
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[] | undefined;
  readonly closing?: string | undefined;
}

/** A key fact: a figure or a word, and its explanation. The clauses state the fact in full. */
export interface LegalFact {
  readonly value: string;
  readonly words: string;
}

export interface LegalTextProps {
  /** Sentence with the date from which the text is in force. */
  readonly effective: string;
  /** Note that the company's details are samples. */
  readonly sample: string;
  readonly facts: readonly LegalFact[];
  readonly contentsLabel: string;
  readonly sections: readonly LegalSection[];
  /** Contact for questions, and a link to the other legal text. */
  readonly ending: {
    readonly question: string;
    readonly email: string;
    readonly sibling: { readonly text: string; readonly href: Path };
  };
}

/**
 * Lays out terms and policies. Each entry of the sticky table of contents has a stone; the stone of the current clause is filled
 * (`shared/startMotion`). The large numbers of the clauses stand on stones in a drawn river.
 */
export function LegalText({ effective, sample, facts, contentsLabel, sections, ending }: LegalTextProps) {
  const { phone } = useSite();
  const links = {
    mail: `mailto:${ending.email}`,
    phone: formatTelephoneLink(phone),
    contact: '/contact-us',
    exchange: '/exchange',
  };
  const renderText = (text: string) => <TextWithLinks text={text} links={links} />;
  return (
    // The `section` tells reader modes that the banner belongs to the long text.
    <section className={`${layout.wrap} ${styles.columns}`}>
      <div className={styles.effective}>
        <p className={styles.since}>{effective}</p>
        <SampleNote block="legalDetails">{sample}</SampleNote>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ value, words }) => (
          <div key={words} className={styles.fact}>
            <dt className={styles.value}>{value}</dt>
            <dd className={styles.words}>{words}</dd>
          </div>
        ))}
      </dl>
      <nav aria-label={contentsLabel} className={styles.contents}>
        {/* The list stands outside `details`: inside, browsers would keep it closed in wide windows too. */}
        <div className={styles.folded}>
          <Disclosure title={contentsLabel} level={2} />
        </div>
        <ol className={styles.list} data-contents="">
          {sections.map(({ id, title, summary }) => (
            <li key={id} className={styles.entry}>
              <a href={`#${id}`} className={styles.link} suppressHydrationWarning>
                {title}
              </a>
              <p className={styles.summary}>{summary}</p>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.clauses}>
        {sections.map(({ id, title, paragraphs, points, closing }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.clause}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <Heading level={2} size="title2" id={`${id}-title`}>
              {title}
            </Heading>
            <div className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{renderText(paragraph)}</p>
              ))}
              {points && (
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li key={point} className={styles.point}>
                      {renderText(point)}
                    </li>
                  ))}
                </ul>
              )}
              {closing !== undefined && <p>{renderText(closing)}</p>}
            </div>
          </section>
        ))}
        <p className={styles.ending}>
          <span>
            {ending.question} <a href={`mailto:${ending.email}`}>{ending.email}</a>
          </span>
          <TextLink to={ending.sibling.href}>{ending.sibling.text}</TextLink>
        </p>
      </div>
    </section>
  );
}

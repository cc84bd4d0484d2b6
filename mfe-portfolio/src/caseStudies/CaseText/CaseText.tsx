import * as styles from './CaseText.css.ts';

interface CaseTextProps {
  readonly introText: string;
  readonly bulletPoints: readonly string[];
  readonly closingText: string;
}

/** What tasks, audience, results and technical information share: an introduction, points and a closing text (SPEC §3). */
export function CaseText({ introText, bulletPoints, closingText }: CaseTextProps) {
  return (
    <>
      <p className={styles.intro}>{introText}</p>
      <ul className={styles.points}>
        {bulletPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{closingText}</p>
    </>
  );
}

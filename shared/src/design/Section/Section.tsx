import { type ReactNode, useId } from 'react';
import { Reveal } from '../../reveal/Reveal.tsx';
import { Kicker } from '../Kicker/Kicker.tsx';
import * as layout from '../layout.css.ts';
import { type Surface, surfaces } from '../surfaces.css.ts';
import { visuallyHidden } from '../visuallyHidden.css.ts';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** Public id of the section, which links, tests and a table in `docs/contracts.md` use. */
  readonly id: string;
  readonly title: string;
  /** A few words above the title. */
  readonly label?: string | undefined;
  /** One or two sentences beside the title, or below it in the split layout. */
  readonly intro?: ReactNode;
  readonly surface?: Surface | undefined;
  /** `split`: the heading stays at the left while the content at the right scrolls. `stacked`: the heading is above the content. */
  readonly layout?: 'stacked' | 'split' | undefined;
  /** Background of the section: a `Backdrop`, or a picture that fills the section. */
  readonly background?: ReactNode;
  /** True if the content uses the whole width of the viewport and sets its own margins. */
  readonly bleed?: boolean | undefined;
  /** Hides the title visually. Screen readers still read it. */
  readonly titleHidden?: boolean | undefined;
  /** Sides with vertical padding. `below` has no top padding, to continue the previous section; `above` has no bottom padding. */
  readonly space?: 'both' | 'above' | 'below' | 'none' | undefined;
  /** Parts that scrolling reveals: `heading`, or `all` (heading and content). `heading` is for content with `Reveal` elements. */
  readonly reveal?: 'heading' | 'all' | undefined;
  readonly children?: ReactNode;
}

interface PartProps {
  readonly reveal: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Renders a box of the section, which is itself a `Reveal` if scrolling reveals it: a `Reveal` around the box would change the layout. */
function Part({ reveal, className, children }: PartProps) {
  return reveal ? <Reveal className={className}>{children}</Reveal> : <div className={className}>{children}</div>;
}

/** Renders a full-width section with a title and a background (SPEC §2, titled section wrapper). */
export function Section({
  id,
  title,
  label,
  intro,
  surface = 'paper',
  layout: arrangement = 'stacked',
  background,
  bleed = false,
  titleHidden = false,
  space = 'both',
  reveal,
  children,
}: SectionProps) {
  // Generates the heading's id, because reader modes drop headings whose ids suggest advertising or contact.
  const titleId = useId();
  const head = (
    <>
      {label !== undefined && <Kicker>{label}</Kicker>}
      <h2 id={titleId} className={titleHidden ? visuallyHidden : styles.title}>
        {title}
      </h2>
      {intro !== undefined && <div className={styles.intro[arrangement]}>{intro}</div>}
    </>
  );
  const className = `${styles.section} ${styles.space[space]} ${surfaces[surface]}`;
  const revealed = { heading: reveal !== undefined && !titleHidden, content: reveal === 'all' };
  const hasHead = !titleHidden || label !== undefined || intro !== undefined;
  const body = [!bleed && layout.wrap, hasHead && styles.body].filter(Boolean).join(' ');
  if (arrangement === 'split')
    return (
      <section id={id} className={className} aria-labelledby={titleId}>
        {background}
        <div className={`${layout.wrap} ${styles.split}`}>
          <div className={styles.aside}>
            <Part reveal={revealed.heading} className={styles.sticky}>
              {head}
            </Part>
          </div>
          <Part reveal={revealed.content} className={styles.content}>
            {children}
          </Part>
        </div>
      </section>
    );
  return (
    <section id={id} className={className} aria-labelledby={titleId}>
      {background}
      <Part reveal={revealed.heading} className={`${layout.wrap} ${styles.head}`}>
        {head}
      </Part>
      <Part reveal={revealed.content} className={body || undefined}>
        {children}
      </Part>
    </section>
  );
}

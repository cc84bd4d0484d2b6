import { type ReactNode, useId } from 'react';
import { Reveal } from '../../reveal/Reveal.tsx';
import { Label } from '../Label/Label.tsx';
import * as layout from '../layout.css.ts';
import { type Surface, surfaces } from '../surfaces.css.ts';
import { visuallyHidden } from '../visuallyHidden.css.ts';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** Public name of the section, on which links, tests and the table in `docs/contracts.md` rely. */
  readonly id: string;
  readonly title: string;
  /** A few words above the title, after an orange dot. */
  readonly label?: string | undefined;
  /** One or two sentences that belong to the title: beside it, or below it in a split section. */
  readonly intro?: ReactNode;
  readonly surface?: Surface | undefined;
  /** `split` keeps the heading at the left while the content at the right scrolls; `stacked` puts the heading above. */
  readonly layout?: 'stacked' | 'split' | undefined;
  /** Background of the section: a `Backdrop` or a picture of its size. */
  readonly background?: ReactNode;
  /** True if the content spans the whole width and sets its own margins. */
  readonly bleed?: boolean | undefined;
  /** Hides the title visually if the content makes it obvious; assistive technology still reads it. */
  readonly titleHidden?: boolean | undefined;
  /** Sides with padding. `below` omits the top padding, to continue the previous section; `above` omits the bottom padding. */
  readonly space?: 'both' | 'above' | 'below' | 'none' | undefined;
  /** Reveals on scroll the heading, or heading and content. `heading` is for content that reveals itself. */
  readonly reveal?: 'heading' | 'all' | undefined;
  readonly children?: ReactNode;
}

interface PartProps {
  readonly reveal: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Renders a box of the section. `Reveal` replaces the box rather than wrapping it, so the layout stays the same. */
function Part({ reveal, className, children }: PartProps) {
  return reveal ? <Reveal className={className}>{children}</Reveal> : <div className={className}>{children}</div>;
}

/** Renders a titled, full-width section of a page on a surface of its own (SPEC §2, titled section wrapper). */
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
  // A generated id rather than the section's name: reader modes drop headings whose id suggests advertising or contact.
  const titleId = useId();
  const head = (
    <>
      {label !== undefined && <Label>{label}</Label>}
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

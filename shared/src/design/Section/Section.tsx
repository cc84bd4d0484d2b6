import { type ReactNode, useId } from 'react';
import { Reveal } from '../../reveal/Reveal.tsx';
import { Label } from '../Label/Label.tsx';
import * as layout from '../layout.css.ts';
import { type Surface, surfaces } from '../surfaces.css.ts';
import { visuallyHidden } from '../visuallyHidden.css.ts';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** The public name of the section: links, suites and the table in `docs/contracts.md` rely on it. */
  readonly id: string;
  readonly title: string;
  /** A few words above the title, after a buoy. */
  readonly label?: string | undefined;
  /** A sentence or two that belong to the title: beside it, or below it in a split section. */
  readonly intro?: ReactNode;
  readonly surface?: Surface | undefined;
  /** `split` keeps the heading at the left while the content at the right scrolls past; `stacked` puts it above. */
  readonly layout?: 'stacked' | 'split' | undefined;
  /** Background of the section: a `Backdrop` or a picture of its size. */
  readonly background?: ReactNode;
  /** True if the content spans the whole width and sets its own margins. */
  readonly bleed?: boolean | undefined;
  /** True if the content makes the title obvious: then only assistive technology gets it. */
  readonly titleHidden?: boolean | undefined;
  /** Room above and below; `below` continues the section above on the same surface, `above` runs into the next one. */
  readonly space?: 'both' | 'above' | 'below' | 'none' | undefined;
  /** Reveals the heading, or heading and content. Use the former for content that reveals itself. */
  readonly reveal?: 'heading' | 'all' | undefined;
  readonly children?: ReactNode;
}

interface PartProps {
  readonly reveal: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Renders a box of the section. To reveal it, the box itself moves, so that the layout is the same. */
function Part({ reveal, className, children }: PartProps) {
  return reveal ? <Reveal className={className}>{children}</Reveal> : <div className={className}>{children}</div>;
}

/** A titled part of a page, from edge to edge, on a surface of its own (SPEC §2, titled section wrapper). */
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
  // Not the section's name: reader modes drop headings whose id sounds like promotion or contact.
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

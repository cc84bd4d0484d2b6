import { Section } from 'shared/design';
import { Link } from 'shared/navigation';
import { usePortfolioMessages } from '../../messages.ts';
import { PicturePlace } from '../../pictures/PicturePlace/PicturePlace.tsx';
import { type CaseStudy, type CaseStudyKey, pathOf } from '../CaseStudy.ts';
import { nextCaseStudyOf } from '../nextProject.ts';

interface NextCaseStudyProps {
  readonly after: CaseStudyKey;
  readonly nextProject: CaseStudy['nextProject'];
}

/** The next-project teaser. A project without a page of its own leads back to the portfolio, never to a dead address. */
export function NextCaseStudy({ after, nextProject }: NextCaseStudyProps) {
  const t = usePortfolioMessages();
  const next = nextCaseStudyOf(after);
  return (
    <Section id="next" label={nextProject.subtitle} title={nextProject.title}>
      <PicturePlace alt={nextProject.alt} />
      <p>
        {next ? (
          <Link to={pathOf(next)}>{t('ui.openCase')}</Link>
        ) : (
          <Link to="/portfolio">{t('landing.teaserLink')}</Link>
        )}
      </p>
    </Section>
  );
}

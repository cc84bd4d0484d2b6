import { CaseStudyPage } from '../CaseStudyPage/CaseStudyPage.tsx';
import { caseLook } from './look.ts';

/** In a module per case, so that a case's chunk does not contain the look of another case. */
export const Page = () => <CaseStudyPage caseKey="zoo-expert" look={caseLook} />;

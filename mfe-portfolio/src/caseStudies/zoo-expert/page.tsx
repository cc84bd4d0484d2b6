import { CaseStudyPage } from '../CaseStudyPage/CaseStudyPage.tsx';
import { caseLook } from './look.ts';

/** Each case has such a module, so that its chunk does not contain the look of another case. */
export const Page = () => <CaseStudyPage caseKey="zoo-expert" look={caseLook} />;

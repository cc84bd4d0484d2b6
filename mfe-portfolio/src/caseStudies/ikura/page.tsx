import { CaseStudyPage } from '../CaseStudyPage/CaseStudyPage.tsx';
import { look } from './look.ts';

/** The case in its look: what the others look like does not come with it. */
export const Page = () => <CaseStudyPage caseKey="ikura" look={look} />;

import { CaseStudyPage } from '../CaseStudyPage/CaseStudyPage.tsx';
import { look } from './look.ts';

/** The case with its look; the chunk contains no other case's look. */
export const Page = () => <CaseStudyPage caseKey="ikura" look={look} />;

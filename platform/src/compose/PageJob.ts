import type { Language, Path } from 'shared/contract';
import type { PageFacts } from './pageFacts.ts';

/** One page to render; without a path of the route table it is the not-found page. */
export interface PageJob {
  readonly path: Path;
  readonly language: Language;
  readonly notFound?: true;
}

/** A page as a document, and what the check of links must know of it. */
export interface RenderedDocument {
  readonly html: string;
  readonly facts: PageFacts;
}

import type { Language, Path } from 'shared/contract';
import type { PageFacts } from './pageFacts.ts';

/** A page to render; the not-found page if it has no route. */
export interface PageJob {
  readonly path: Path;
  readonly language: Language;
  readonly notFound?: true;
}

/** A rendered document, and the facts of it that the link check needs. */
export interface RenderedDocument {
  readonly html: string;
  readonly facts: PageFacts;
}

import type { Language, Path } from 'shared/contract';
import type { PageFacts } from './pageFacts.ts';

/** A page to render. `notFound` marks the not-found page, which has no route. */
export interface PageJob {
  readonly path: Path;
  readonly language: Language;
  readonly notFound?: true;
}

export interface RenderedDocument {
  readonly html: string;
  readonly facts: PageFacts;
}

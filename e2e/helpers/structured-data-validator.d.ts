/** The package has no types. */
declare module "@adobe/structured-data-validator" {
  export default class Validator {
    validate(data: { jsonld: object }): Promise<{ severity: "ERROR" | "WARNING"; issueMessage: string }[]>;
  }
}

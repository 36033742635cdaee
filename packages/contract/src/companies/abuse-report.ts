import * as v from "valibot";
import { Id, nullByDefault, requiredText, text } from "../fields/field-schemas.ts";

/** What a visitor reports about a company; the operator reads it by `comanda reports abuse`. */
export const AbuseReport = v.object({
  company_id: Id,
  reason: requiredText(120),
  description: requiredText(1000),
  contact: nullByDefault(text(200)),
  page_url: nullByDefault(
    v.pipe(text(2048), v.regex(/^https?:\/\/[^\s/]\S*$/iu, "must be an http or https address")),
  ),
});

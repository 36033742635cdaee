import { sql } from "kysely";

/** The stored file of a company's logo, in a query of `companies`; null without one. */
export const logoFile = sql<string | null>`(
  select file from pictures
  where pictures.company_id = companies.company_id and pictures.kind = 'logo'
    and pictures.source = coalesce(
      nullif(companies.document->>'logo_thumbnail_url', ''), companies.document->>'logo_url')
  limit 1)`;

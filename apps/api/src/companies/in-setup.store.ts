import { sql } from "kysely";

/** Whether a company is still being set up: its pages show the list of what is missing for a first order. */
export const isInSetup = sql<boolean>`companies.setup->>'dismissed' is not distinct from 'false'`;

/** Whether guests can order as far as the owner is concerned: `isLive` of the domain. */
export const isCompanyLive = sql<boolean>`companies.ecommerce_settings->>'checkout_type' is distinct from 'READONLY'`;

/**
 * The countries whose companies take only phone numbers that are valid (spec §5, Phone validity);
 * two letters each. Elsewhere a number is taken as it is.
 */
const STRICT_COUNTRIES = ["US", "BR", "CL", "CO", "MX", "PY", "UY", "AR"];

/** Whether a company of this country takes only numbers that are valid in the number's own country. */
export function requiresValidPhone(companyCountry: string): boolean {
  return STRICT_COUNTRIES.includes(companyCountry.toUpperCase());
}

/**
 * The countries whose companies accept only valid phone numbers (conformance 5.9, 5.63). Companies of
 * other countries accept any number.
 */
const STRICT_COUNTRIES = ["US", "BR", "CL", "CO", "MX", "PY", "UY", "AR"];

/**
 * Returns whether a company of this country accepts only numbers that are valid in the number's country.
 */
export function requiresValidPhone(companyCountry: string): boolean {
  return STRICT_COUNTRIES.includes(companyCountry.toUpperCase());
}

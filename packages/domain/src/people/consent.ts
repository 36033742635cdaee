/**
 * What the law of a country asks of who measures visits with somebody else's help: a yes of the
 * visitor before (`asks`), or to say so and to leave out whoever objects. ISO 3166 codes.
 */
const CONSENT_RULES: readonly { countries: string; asks: boolean }[] = [
  // The European Union: ePrivacy directive, art. 5(3), and GDPR, art. 6 and 7.
  {
    countries: "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE",
    asks: true,
  },
  // The rest of the European Economic Area, and parts of it that have a code of their own.
  { countries: "IS LI NO AX GF GP MF MQ RE YT", asks: true },
  // United Kingdom: PECR, regulation 6. Gibraltar and the islands: acts of their own that follow it.
  { countries: "GB GG GI IM JE", asks: true },
  // Switzerland: data protection act of 2023, art. 6, for profiling as advertising networks do it.
  { countries: "CH", asks: true },
  // Brazil: LGPD, art. 7 and 8, and its authority's guide to cookies.
  { countries: "BR", asks: true },
  // Canada: Quebec's act 25, art. 8.1: what profiles is off until the visitor turns it on.
  { countries: "CA", asks: true },
  // Turkey: the authority's guide to cookies, for all that advertises.
  { countries: "TR", asks: true },
  // Argentina: act 25.326, art. 5. Colombia: act 1581, art. 9. Peru: act 29.733, art. 13.
  { countries: "AR CO PE", asks: true },
  // Chile: act 21.719. Uruguay: act 18.331, art. 9.
  { countries: "CL UY", asks: true },
  // India: DPDP act, section 6. Indonesia: act 27 of 2022, art. 20. Thailand: PDPA, section 19.
  { countries: "IN ID TH", asks: true },
  // United States: the states' acts give a right to opt out, by a link or Global Privacy Control.
  { countries: "US", asks: false },
  // Mexico: act on data held by private parties: who does not object to the notice consents.
  { countries: "MX", asks: false },
];

/**
 * Whether a company in a country has to ask its visitors before it measures them with somebody
 * else's help. A country that is not in the table asks: a default that errs on the visitor's side,
 * and no lawyer's word (docs/decisions/0026-measuring.md).
 */
export function requiresConsent(countryCode: string): boolean {
  const country = countryCode.trim().toUpperCase();
  const rule = CONSENT_RULES.find(({ countries }) => countries.split(" ").includes(country));
  return rule?.asks ?? true;
}

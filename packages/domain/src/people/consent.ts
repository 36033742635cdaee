/**
 * What the law of a country requires before a third party measures visits: the visitor's consent
 * (`asks`), or a notice and the right to object. Country codes are ISO 3166.
 */
const CONSENT_RULES: readonly { countries: string; asks: boolean }[] = [
  // The European Union: ePrivacy directive, art. 5(3), and GDPR, art. 6 and 7.
  {
    countries: "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE",
    asks: true,
  },
  // The rest of the European Economic Area, and its territories with their own codes.
  { countries: "IS LI NO AX GF GP MF MQ RE YT", asks: true },
  // United Kingdom: PECR, regulation 6. Gibraltar and the islands have similar acts.
  { countries: "GB GG GI IM JE", asks: true },
  // Switzerland: data protection act of 2023, art. 6, for profiling by advertising networks.
  { countries: "CH", asks: true },
  // Brazil: LGPD, art. 7 and 8, and its authority's guide to cookies.
  { countries: "BR", asks: true },
  // Canada: Quebec's act 25, art. 8.1: profiling is off until the visitor turns it on.
  { countries: "CA", asks: true },
  // Turkey: the authority's guide to cookies, for all advertising.
  { countries: "TR", asks: true },
  // Argentina: act 25.326, art. 5. Colombia: act 1581, art. 9. Peru: act 29.733, art. 13.
  { countries: "AR CO PE", asks: true },
  // Chile: act 21.719. Uruguay: act 18.331, art. 9.
  { countries: "CL UY", asks: true },
  // India: DPDP act, section 6. Indonesia: act 27 of 2022, art. 20. Thailand: PDPA, section 19.
  { countries: "IN ID TH", asks: true },
  // United States: the states' acts give a right to opt out, by a link or Global Privacy Control.
  { countries: "US", asks: false },
  // Mexico: act on data held by private parties: a visitor who does not object to the notice consents.
  { countries: "MX", asks: false },
];

/**
 * Returns whether a company in a country must ask its visitors before a third party measures their visits
 * (decision 26). True for countries outside the table, which is the safe default for visitors. The table
 * is not legal advice.
 */
export function requiresConsent(countryCode: string): boolean {
  const country = countryCode.trim().toUpperCase();
  const rule = CONSENT_RULES.find(({ countries }) => countries.split(" ").includes(country));
  return rule?.asks ?? true;
}

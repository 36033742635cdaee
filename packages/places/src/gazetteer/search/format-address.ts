export type AddressParts = {
  street: string;
  /** Empty for a street without a number. */
  number: string;
  district: string;
  city: string;
  region: string;
  postcode: string;
};

type Format = (parts: AddressParts) => string;

/** "Av. Álvaro Obregón 154, Roma Norte, 06700 Ciudad de México" */
const numberLast: Format = ({ street, number, district, city, postcode }) =>
  listed(spaced(street, number), district, spaced(postcode, city));

/** "Rua Harmonia, 154 - Vila Madalena, São Paulo" */
const brazilian: Format = ({ street, number, district, city }) =>
  listed([listed(street, number), district].filter(Boolean).join(" - "), city);

/** "1411 Bluebonnet Alley, Austin, TX 78704" */
const american: Format = ({ street, number, city, region, postcode }) =>
  listed(spaced(number, street), city, spaced(region, postcode));

/** "12 Rue de Rivoli, 75004 Paris" */
const numberFirst: Format = ({ street, number, district, city, postcode }) =>
  listed(spaced(number, street), district, spaced(postcode, city));

/** "12 Baker Street, London, NW1 6XE" */
const postcodeLast: Format = ({ street, number, district, city, postcode }) =>
  listed(spaced(number, street), district, city, postcode);

const BY_COUNTRY: Record<string, Format> = {
  BR: brazilian,
  US: american,
  CA: american,
  AU: american,
  NZ: postcodeLast,
  GB: postcodeLast,
  IE: postcodeLast,
  ZA: postcodeLast,
  IN: postcodeLast,
  FR: numberFirst,
  LU: numberFirst,
};

/** Writes an address in one line, in the order of its country. */
export function formatAddress(parts: AddressParts, country: string): string {
  return (BY_COUNTRY[country] ?? numberLast)(parts);
}

/** Returns whether the country writes the house number before the street. */
export function isNumberFirst(country: string): boolean {
  const format = BY_COUNTRY[country];
  return format !== undefined && format !== brazilian;
}

const listed = (...parts: string[]) => parts.filter(Boolean).join(", ");
const spaced = (...parts: string[]) => parts.filter(Boolean).join(" ");

/** A text as it stands in XML, in an element or an attribute. */
export function xmlText(text: string): string {
  return text.replace(/[<>&"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

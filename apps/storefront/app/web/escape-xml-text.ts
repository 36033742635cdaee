/** A text as it stands in XML, in an element or an attribute. */
export function escapeXmlText(text: string): string {
  return text.replace(/[<>&"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

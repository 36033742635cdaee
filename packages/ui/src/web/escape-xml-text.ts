/** Escapes a text for XML, for the content of an element or an attribute. */
export function escapeXmlText(text: string): string {
  return text.replace(/[<>&"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A comma, bracket or line break would make several addresses of it, or a name with another one. */
const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/u;
const MAX_LENGTH = 254;

/** Whether a text is exactly one plain address, without a name. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && ADDRESS.test(text);
}

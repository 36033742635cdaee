/** What a person signs in to the console with. */
export type Person = { name: string; email: string; password: string };

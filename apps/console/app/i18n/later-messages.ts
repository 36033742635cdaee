/** The loads of messages that not every page needs. */
const loads: Promise<void>[] = [];

/** Notes that messages are being loaded, and returns their promise. */
export function noteLoad(load: Promise<void>): Promise<void> {
  loads.push(load);
  return load;
}

/**
 * Waits for the messages that are being loaded. A module that imports a waiting module runs too early in
 * WebKit where something else began to import the same one just before.
 */
export async function messagesLoaded(): Promise<void> {
  // A failure is the importing module's.
  await Promise.allSettled(loads);
}

/** Returns a function that loads code, and the messages for which the code waits. */
export function withMessages<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const part = await load();
    await messagesLoaded();
    return part;
  };
}

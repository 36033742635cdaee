/** `/a/{id}` of the contract is `/a/:id` in Hono. */
export function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

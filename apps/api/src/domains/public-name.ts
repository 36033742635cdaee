/** Names that no name server of the internet knows (RFC 6761, RFC 8375), and addresses. */
const LOCAL_ENDINGS = ["localhost", "local", "internal", "home.arpa", "test", "invalid"];

/** Whether name servers of the internet can know a name. */
export function isPublicName(name: string): boolean {
  const isLocal = LOCAL_ENDINGS.some((ending) => name === ending || name.endsWith(`.${ending}`));
  return (
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/u.test(name) && !isLocal
  );
}

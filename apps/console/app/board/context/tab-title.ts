/** A page's title with the number of orders that want an answer in front: `(2) Orders`. */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\) /u, "");
  return count > 0 ? `(${count}) ${bare}` : bare;
}

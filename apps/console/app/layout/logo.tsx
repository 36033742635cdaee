/** A company's logo; nothing where it has none. Its name stands beside it. */
export function Logo({ url }: { url: string | null }) {
  return url && <img src={url} alt="" className="size-11 flex-none rounded-[10px] object-cover" />;
}

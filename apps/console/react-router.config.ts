import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  /** The whole route table is one screen long: sending it at once saves a request per page. */
  routeDiscovery: { mode: "initial" },
} satisfies Config;

import { configContext } from "../server-context.ts";
import type { Route } from "./+types/health";

/** Spec §2, /health: version, region and application type. */
export function loader({ context }: Route.LoaderArgs) {
  const { version, region } = context.get(configContext);
  return { name: "Comanda", version, region, type: "webapp" };
}

export const meta: Route.MetaFunction = () => [
  { title: "Comanda" },
  { name: "robots", content: "noindex" },
];

export default function Health({ loaderData }: Route.ComponentProps) {
  return (
    <main className="p-4">
      <h1 className="text-lg">{loaderData.name}</h1>
      <dl className="tabular mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {Object.entries(loaderData).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}

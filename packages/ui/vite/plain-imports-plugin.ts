import type { Plugin } from "vite";

/** A node of a syntax tree, with the places of its first character and after its last. */
type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>;

/**
 * Writes `import(…)` for each call of Vite's function that loads the styles of a part and then its code, where
 * the part has no styles of its own: half a kilobyte of the first load (decision 95). Vite's function stays for
 * the parts with styles. It also dispatches `vite:preloadError`, to which nothing of ours listens.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: "comanda:plain-imports",
    apply: "build",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    generateBundle: {
      // After Vite has put in the styles of each part.
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk" || file.dynamicImports.length === 0) continue;
          const program = this.parse(file.code) as unknown as SyntaxNode;
          file.code = withPlainImports(file.code, program);
        }
      },
    },
  };
}

/** Returns code with plain imports for calls such as `load(() => import("./hours.js"), [])`. */
export function withPlainImports(code: string, program: SyntaxNode): string {
  let result = code;
  // From the last to the first, so that the places of the others stay right.
  for (const call of loadsWithoutStyles(program).toSorted((a, b) => b.start - a.start)) {
    const [load] = call.arguments as [SyntaxNode];
    const { start, end } = importOf(load);
    const text = code.slice(start, end);
    const isImport = start !== load.start;
    result =
      result.slice(0, call.start) + (isImport ? text : `(${text})()`) + result.slice(call.end);
  }
  return result;
}

/**
 * Returns what a function imports: its only expression, or what it awaits where it does nothing but to take
 * some names of a file, as Vite writes it: `async () => { let { A: a } = await import(…); return { A: a };
 * }`. Otherwise the function itself.
 */
function importOf(load: SyntaxNode): SyntaxNode {
  const body = load.body as SyntaxNode;
  if (body.type !== "BlockStatement") return load.async ? load : body;
  const [first, second, ...others] = body.body as SyntaxNode[];
  const [name] = (first?.declarations ?? []) as SyntaxNode[];
  const awaited = name?.init as SyntaxNode | undefined;
  const given = second?.argument as SyntaxNode | undefined;
  const isTaking =
    others.length === 0 &&
    second?.type === "ReturnStatement" &&
    awaited?.type === "AwaitExpression" &&
    given?.type === "ObjectExpression" &&
    namesOf(name?.id as SyntaxNode) === namesOf(given);
  return isTaking ? (awaited.argument as SyntaxNode) : load;
}

/** Returns the names of an object's or a pattern's properties, and of their values. */
function namesOf({ properties }: SyntaxNode): string {
  const pairs = (properties ?? []) as { key: SyntaxNode; value: SyntaxNode }[];
  return JSON.stringify(pairs.map(({ key, value }) => [key.name, value.name]));
}

/** Returns the calls with a function that imports a file, and an empty list of styles. */
function loadsWithoutStyles(node: SyntaxNode): SyntaxNode[] {
  if (node.type === "CallExpression" && isLoadWithoutStyles(node)) return [node];
  return Object.values(node).flat().filter(isNode).flatMap(loadsWithoutStyles);
}

function isLoadWithoutStyles(call: SyntaxNode): boolean {
  const [load, styles, ...others] = call.arguments as SyntaxNode[];
  return (
    others.length === 0 &&
    load?.type === "ArrowFunctionExpression" &&
    (load.params as unknown[]).length === 0 &&
    styles?.type === "ArrayExpression" &&
    (styles.elements as unknown[]).length === 0 &&
    importsFile(load)
  );
}

function importsFile(node: SyntaxNode): boolean {
  return (
    node.type === "ImportExpression" || Object.values(node).flat().filter(isNode).some(importsFile)
  );
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}

/** Makes a call of the public API, as a program outside a browser does. */
export async function callApi<T>(
  method: "GET" | "POST" | "PATCH" | "PUT",
  path: string,
  body?: unknown,
  cookie?: string,
): Promise<{ status: number; body: T; cookie: string | null }> {
  // By address: a browser resolves *.localhost itself, this process may not.
  const response = await fetch(`http://127.0.0.1:${process.env.E2E_PORT}${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(cookie ? { cookie } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text ? JSON.parse(text) : undefined,
    cookie: response.headers.get("set-cookie")?.split(";")[0] ?? null,
  };
}

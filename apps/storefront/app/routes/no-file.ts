/** What robots ask for by themselves, where there is no such file: nobody is led home. */
export function loader() {
  return new Response("There is no such file", { status: 404 });
}

import { isRouteErrorResponse, type RouterContext, type RouterContextProvider } from "react-router";

type FailedRequest = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * The `handleError` of an app's `entry.server.tsx`: logs the errors of loaders with the function in the
 * request's context, except refusals below 500 and aborted requests.
 */
export function logLoaderErrors(logErrorContext: RouterContext<(error: unknown) => void>) {
  return (error: unknown, { request, context }: FailedRequest): void => {
    const isRefusal = isRouteErrorResponse(error) && error.status < 500;
    if (!isRefusal && !request.signal.aborted) context.get(logErrorContext)(error);
  };
}

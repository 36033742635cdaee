import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import type { TracesConfig } from "../config/traces-config.ts";
import { version } from "../config/version.ts";
import { reportExports } from "./report-exports.ts";
import type { FollowedRequest, Tracing } from "./tracing.ts";

type TracingOptions = TracesConfig & {
  /** Whether to use a request's `traceparent`. Without a trusted proxy a visitor could send any. */
  trustProxy: boolean;
  log: Pick<Logger, "warn" | "info">;
};

/** Files, pictures and map tiles have no spans: they are many and show nothing of our own work. */
const LEFT_OUT = new Set(["/assets/*", "/media/*", "/places/tiles/*"]);

/**
 * Sends spans by OTLP over HTTP. It registers nothing globally: libraries that would make spans of their
 * own, with data that we do not know, make none.
 */
export function createOtlpTracing(options: TracingOptions): Tracing {
  const { url, headers, serviceName, ratio, trustProxy, log } = options;
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, headers });
  const resource = resourceFromAttributes({
    "service.name": serviceName,
    "service.version": version,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resource),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: reportExports(exporter, log) })],
  });
  const tracer = provider.getTracer("comanda");
  const propagator = new W3CTraceContextPropagator();
  /** The span of the running request or job; `isCall`: it is a request of the API, and `nameCall` names it. */
  const current = new AsyncLocalStorage<{ span: Span; isCall: boolean }>();

  const contextOf = (span: Span | undefined): Context =>
    span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;

  /** Adds a part that has just ended to the running request or job. Without one it does nothing. */
  const addPart = (name: string, seconds: number, attributes: Attributes, failed: boolean) => {
    const parent = current.getStore()?.span;
    if (!parent?.isRecording()) return;
    const kind = SpanKind.INTERNAL;
    const startTime = Date.now() - seconds * 1_000;
    const part = tracer.startSpan(name, { kind, startTime, attributes }, contextOf(parent));
    if (failed) part.setStatus({ code: SpanStatusCode.ERROR });
    part.end();
  };

  const startRequest = (
    { request, site, requestId }: FollowedRequest,
    route: string | null,
  ): Span => {
    const { method = "", headers } = request;
    const parent = trustProxy
      ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
    const attributes = {
      "http.request.method": method,
      "comanda.site": site.name,
      "comanda.request_id": requestId,
      ...(route !== null && { "http.route": route }),
    };
    const name = route === null ? method : `${method} ${route}`;
    return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
  };

  return {
    followRequest(followed, work) {
      const { request, response, site } = followed;
      const route = site.routeOf(request.url?.split("?")[0] ?? "");
      if (route !== null && LEFT_OUT.has(route)) return work();
      const span = startRequest(followed, route);
      response.once("close", () => {
        const { statusCode, writableFinished } = response;
        span.setAttribute("http.response.status_code", statusCode);
        if (!writableFinished) span.setAttribute("comanda.client_left", true);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      current.run({ span, isCall: route === null }, work);
    },
    nameCall({ method, route, status, seconds, refusal }) {
      const running = current.getStore();
      const attributes = {
        "http.route": route,
        ...(refusal && { "comanda.refusal": refusal }),
      };
      if (running?.isCall) running.span.updateName(`${method} ${route}`).setAttributes(attributes);
      else addPart(`${method} ${route}`, seconds, attributes, status >= 500);
    },
    noteQuery({ seconds, failed, sql }) {
      const [operation = "statement"] = sql.trimStart().split(/\s/u, 1);
      const attributes = { "db.system.name": "postgresql", "db.query.text": sql };
      addPart(operation.toLowerCase(), seconds, attributes, failed);
    },
    async followJob(name, work) {
      const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT);
      try {
        return await current.run({ span, isCall: false }, work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    close: () => provider.shutdown(),
  };
}

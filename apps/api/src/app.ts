import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { createAuthPerOrigin } from "./accounts/auth-per-origin.ts";
import { alertRoutes } from "./alerts/alerts.routes.ts";
import { apiKeyRoutes } from "./api-keys/api-keys.routes.ts";
import { createFindKeyHolder } from "./api-keys/find-key-holder.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { availabilityRoutes } from "./availability/availability.routes.ts";
import { boardRoutes } from "./board/board.routes.ts";
import { clientRoutes } from "./clients/clients.routes.ts";
import { companyRoutes } from "./companies/companies.routes.ts";
import type { Deps } from "./context/deps.ts";
import { customerRoutes } from "./customers/customers.routes.ts";
import { docsRoutes } from "./docs/docs.routes.ts";
import { domainRoutes } from "./domains/domains.routes.ts";
import { menuRoutes } from "./editing/menu.routes.ts";
import { settingsRoutes } from "./editing/settings.routes.ts";
import { healthRoutes } from "./health/health.routes.ts";
import { answerProblem } from "./http/answer-problem.ts";
import { errorHandler } from "./http/on-error.ts";
import type { HttpEnv } from "./http/request-env.ts";
import { requestLog } from "./http/request-log.ts";
import { createServeAccount } from "./http/serve-account.ts";
import { createServe } from "./http/serve-calls.ts";
import { createServeStaff } from "./http/serve-staff.ts";
import { socketUpgradeRoutes } from "./live-updates/socket-upgrade.routes.ts";
import { orderRoutes } from "./order-calls/orders.routes.ts";
import { orderPageRoutes } from "./order-page/order-page.routes.ts";
import { paymentRoutes } from "./payments/calls/payments.routes.ts";
import { providerKeysRoutes } from "./payments/keys/provider-keys.routes.ts";
import { createPaymentContext } from "./payments/payment-context.ts";
import { providerNotificationRoutes } from "./payments/provider-notifications/provider-notifications.routes.ts";
import { printingRoutes } from "./printing/printing.routes.ts";
import { agentRoutes } from "./printing/transport/agent.routes.ts";
import { cloudPrntRoutes } from "./printing/transport/cloudprnt.routes.ts";
import { proposalRoutes, staffProposalRoutes } from "./proposal-calls/proposals.routes.ts";
import { ratingRoutes } from "./ratings/ratings.routes.ts";
import { refundRoutes } from "./refund-calls/refunds.routes.ts";
import { popularRoutes } from "./sales/popular.routes.ts";
import { salesRoutes } from "./sales/sales.routes.ts";
import { scheduledPricesRoutes } from "./scheduled-prices/scheduled-prices.routes.ts";
import { createFindMember } from "./sessions/find-member.ts";
import { setupRoutes } from "./setup/setup.routes.ts";
import { createFindTexts } from "./shared/find-texts.ts";
import { Refusal } from "./shared/refusal.ts";
import { requestIdOptions } from "./shared/request-id.ts";
import { sharedCartRoutes } from "./shared-cart-calls/shared-cart.routes.ts";
import { accountRoutes } from "./sign-in/account.routes.ts";
import { authRoutes } from "./sign-in/auth.routes.ts";
import { endReplacedSession } from "./sign-in/end-replaced-session.middleware.ts";
import { staffTableCallRoutes, tableCallRoutes } from "./table-service/table-calls.routes.ts";
import { lockTabletAtSignIn } from "./tablets/lock-tablet-at-sign-in.middleware.ts";
import { createPinHasher } from "./tablets/pin-hash.ts";
import { tabletRoutes } from "./tablets/tablet.routes.ts";
import { tabletAdminRoutes } from "./tablets/tablet-admin.routes.ts";
import { teamRoutes } from "./team/team.routes.ts";
import { reportRoutes } from "./visitor-reports/reports.routes.ts";
import { createWebhookContext } from "./webhooks/common/webhook-context.ts";
import { webhookRoutes } from "./webhooks/webhooks.routes.ts";

/**
 * Creates the public API as one Hono app; a server needs only its `fetch`. A call without a handler
 * answers 501 `not_implemented`.
 */
export function createApp(deps: Deps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(requestId(requestIdOptions), requestLog(deps.log, deps.metrics));
  for (const paths of ["/ms-*", "/auth/*"])
    app.use(paths, async (c, next) => {
      await next();
      // Prices, stock and customers' orders: no cache on the way may keep an answer.
      const { headers } = c.res;
      if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
    });
  const { serve, serveRest } = createServe(app, deps);
  const context = createPaymentContext(deps);
  companyRoutes(serve, context);
  popularRoutes(serve, context);
  orderRoutes(serve, { ...context, secret: deps.secret });
  orderPageRoutes(serve, { ...context, secret: deps.secret, alerts: deps.alerts });
  proposalRoutes(serve, context);
  tableCallRoutes(serve, { ...context, secret: deps.secret });
  sharedCartRoutes(serve, { ...context, secret: deps.secret });
  paymentRoutes(serve, context, deps.payments?.port ?? null);
  providerNotificationRoutes(app, context, deps.limiter ?? null);
  clientRoutes(serve, context, deps.secret);
  ratingRoutes(serve, context);
  reportRoutes(serve, context);
  healthRoutes(serve, deps);
  socketUpgradeRoutes(app);
  const printerDeps = { ...context, limiter: deps.limiter ?? null };
  cloudPrntRoutes(app, printerDeps);
  agentRoutes(app, printerDeps);
  const { serveStaff, serveRestOfStaff } = createServeStaff(app, {
    limiter: deps.limiter ?? null,
    findMember: deps.findMember ?? createFindMember(deps),
    findKeyHolder: createFindKeyHolder(deps),
  });
  const authAt = createAuthPerOrigin(deps);
  app.use("/auth/*", lockTabletAtSignIn(deps), endReplacedSession(deps));
  authRoutes(app, { ...deps, authAt });
  const serveAccount = createServeAccount(app, deps);
  accountRoutes(serveAccount, { ...deps, authAt });
  const pins = createPinHasher([deps.secret, ...(deps.payments?.secretKeys ?? [])]);
  tabletRoutes(serveAccount, { ...deps, pins });
  teamRoutes(serveStaff, deps);
  tabletAdminRoutes(serveStaff, { ...deps, pins });
  apiKeyRoutes(serveStaff, deps);
  auditRoutes(serveStaff, deps);
  availabilityRoutes(serveStaff, context);
  boardRoutes(serveStaff, context);
  customerRoutes(serveStaff, context);
  refundRoutes(serveStaff, context);
  staffProposalRoutes(serveStaff, context);
  staffTableCallRoutes(serveStaff, context);
  if (deps.alerts)
    alertRoutes(serveStaff, { ...context, ...deps.alerts, limiter: deps.limiter ?? null });
  printingRoutes(serveStaff, context);
  const uploads = { pictures: deps.pictures ?? null, pictureQuota: deps.pictureQuota ?? null };
  menuRoutes(serveStaff, { ...context, ...uploads });
  scheduledPricesRoutes(serveStaff, { ...context, jobs: deps.alerts?.jobs ?? null });
  providerKeysRoutes(serveStaff, deps);
  settingsRoutes(serveStaff, {
    ...context,
    ...uploads,
    findTexts: deps.findTexts ?? createFindTexts(),
  });
  domainRoutes(serveStaff, deps);
  setupRoutes(serveStaff, context);
  salesRoutes(serveStaff, context);
  webhookRoutes(serveStaff, createWebhookContext(deps));
  serveRest();
  serveRestOfStaff();
  docsRoutes(app, deps.version);
  app.notFound((c) => answerProblem(c, new Refusal("route_not_found")));
  app.onError(errorHandler(deps.log));
  return app;
}

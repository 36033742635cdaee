import {
  cartAfterMenuChangeJourney,
  cartJourney,
  priceChangeJourney,
  stockChangeJourney,
} from "./cart.ts";
import { chatOrderJourney } from "./chat.ts";
import {
  additionalQuestionJourney,
  clientStepJourney,
  offlineOrderJourney,
  placeOrderJourney,
  summaryStepJourney,
  twoTabsJourney,
} from "./checkout.ts";
import { accountJourney } from "./console/account.ts";
import {
  boardJourney,
  cutOffBoardJourney,
  kitchenBoardJourney,
  lateBoardJourney,
} from "./console/board.ts";
import { customersJourney } from "./console/customers.ts";
import { demoConsoleJourney, joinJourney, moreJourney, signInJourney } from "./console/entrance.ts";
import { integrationsJourney } from "./console/integrations.ts";
import {
  dishFormJourney,
  menuEditorJourney,
  menuImportJourney,
  priceListJourney,
} from "./console/menu-editor.ts";
import {
  alertsJourney,
  boardSettingsJourney,
  pauseJourney,
  soldOutJourney,
} from "./console/menu-states.ts";
import { answerJourney, findOrderJourney, orderPanelJourney } from "./console/orders.ts";
import { printersForCashiersJourney, printingJourney } from "./console/printing.ts";
import { refundJourney } from "./console/refunds.ts";
import { reportsJourney } from "./console/reports.ts";
import { deliveryJourney, offersJourney, tablesJourney } from "./console/settings.ts";
import {
  lookJourney,
  paymentsJourney,
  placeAndHoursJourney,
  siteJourney,
  takeBackJourney,
} from "./console/settings-pages.ts";
import { setupJourney } from "./console/setup.ts";
import { endedAccessJourney, tabletJourney, teamJourney } from "./console/team.ts";
import {
  belowMinimumDeliveryJourney,
  handwrittenDeliveryJourney,
  searchDeliveryJourney,
} from "./delivery.ts";
import { pinDeliveryJourney } from "./delivery-map.ts";
import { errorPagesJourney, noRestaurantJourney } from "./error-pages.ts";
import { consentJourney, installAppJourney } from "./install-and-consent.ts";
import {
  cafeLandingJourney,
  demoLandingJourney,
  photoLandingJourney,
  pizzariaLandingJourney,
} from "./landing.ts";
import {
  cafeMenuJourney,
  demoMenuJourney,
  menuSearchJourney,
  orderPlanJourney,
  pizzariaMenuJourney,
} from "./menu.ts";
import { couponsJourney, rewardsJourney } from "./offers.ts";
import { cardPaymentJourney, paidPixJourney, pixPaymentJourney } from "./online-payment.ts";
import { productJourney } from "./product.ts";
import {
  closedRestaurantJourney,
  closingSoonJourney,
  emptyMenuJourney,
  freePlanJourney,
  pausedServiceTypeJourney,
  readOnlyMenuJourney,
  scheduledOrdersJourney,
} from "./restaurant-states.ts";
import { demoTableJourney, pizzariaTableJourney, togetherJourney } from "./table.ts";
import { cancelledOrderJourney, orderPageJourney } from "./tracking.ts";

/** All journeys of the tour, in the order of a customer's visit, then those of the staff. */
export const allJourneys = [
  demoLandingJourney,
  pizzariaLandingJourney,
  photoLandingJourney,
  cafeLandingJourney,
  demoMenuJourney,
  orderPlanJourney,
  menuSearchJourney,
  pizzariaMenuJourney,
  cafeMenuJourney,
  productJourney,
  cartJourney,
  cartAfterMenuChangeJourney,
  couponsJourney,
  rewardsJourney,
  additionalQuestionJourney,
  clientStepJourney,
  summaryStepJourney,
  cardPaymentJourney,
  pixPaymentJourney,
  paidPixJourney,
  searchDeliveryJourney,
  pinDeliveryJourney,
  handwrittenDeliveryJourney,
  belowMinimumDeliveryJourney,
  offlineOrderJourney,
  placeOrderJourney,
  stockChangeJourney,
  priceChangeJourney,
  twoTabsJourney,
  chatOrderJourney,
  orderPageJourney,
  cancelledOrderJourney,
  demoTableJourney,
  pizzariaTableJourney,
  togetherJourney,
  closedRestaurantJourney,
  scheduledOrdersJourney,
  pausedServiceTypeJourney,
  closingSoonJourney,
  readOnlyMenuJourney,
  freePlanJourney,
  emptyMenuJourney,
  installAppJourney,
  consentJourney,
  noRestaurantJourney,
  errorPagesJourney,
  signInJourney,
  demoConsoleJourney,
  joinJourney,
  boardJourney,
  lateBoardJourney,
  cutOffBoardJourney,
  kitchenBoardJourney,
  answerJourney,
  orderPanelJourney,
  refundJourney,
  findOrderJourney,
  soldOutJourney,
  pauseJourney,
  menuEditorJourney,
  dishFormJourney,
  priceListJourney,
  menuImportJourney,
  alertsJourney,
  boardSettingsJourney,
  setupJourney,
  placeAndHoursJourney,
  lookJourney,
  siteJourney,
  paymentsJourney,
  takeBackJourney,
  integrationsJourney,
  deliveryJourney,
  offersJourney,
  tablesJourney,
  printingJourney,
  printersForCashiersJourney,
  customersJourney,
  reportsJourney,
  teamJourney,
  endedAccessJourney,
  tabletJourney,
  accountJourney,
  moreJourney,
];

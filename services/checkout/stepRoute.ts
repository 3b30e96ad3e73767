import { isLiveloPath, routes } from './routes';

const olderNames: Partial<Record<string, string>> = {
  '/upsell-presentation': routes['upsell-video'],
  '/upsell-payment': routes['upsell-payment'],
};

/**
 * The route under which a flow's step is looked up: the page's own, the current name of an older
 * route, or the main route of a step with several screens. The server sends it with the page
 * (`Page.stepRoute`), so that no page carries the names of others.
 */
export function getStepRoute(pathname: string): string {
  if (pathname === '/livelo/payment') return routes.payment;
  if (isLiveloPath(pathname)) return routes['livelo-cpf'];
  return olderNames[pathname] ?? pathname;
}

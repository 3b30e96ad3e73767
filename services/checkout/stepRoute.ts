import { isLiveloPath, routes } from './routes';

/** Older names of two pages of an upsell, which links still carry (docs/behaviour.md 2). */
const olderNames: Partial<Record<string, string>> = {
  '/upsell-presentation': routes['upsell-video'],
  '/upsell-payment': routes['upsell-payment'],
};

/**
 * The route under which a flow's step is looked up: the page's own, the one it is an older name of,
 * or the one whose further screen it is. The server asks once and sends the answer with the page
 * (`Page.stepRoute`), so that no page carries the names of others.
 */
export function getStepRoute(pathname: string): string {
  if (pathname === '/livelo/payment') return routes.payment;
  if (isLiveloPath(pathname)) return routes['livelo-cpf'];
  return olderNames[pathname] ?? pathname;
}

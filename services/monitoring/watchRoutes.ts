import type { ApmBase } from '@elastic/apm-rum';
import Router from 'next/router';

/**
 * The route of the page that is shown now, such as `/recovery/[token]`.
 * @param opened the document's route, before the page's code has started
 */
export const getCurrentRoute = (opened: string): string => Router.router?.route ?? opened;

export function watchRouteChanges(agent: ApmBase): void {
  let end: (name?: string) => void = () => undefined;
  Router.events.on('routeChangeStart', () => {
    const transaction = agent.startTransaction('left route', 'route-change', { managed: true });
    // While it runs, the calls and loads of the step are part of the transaction.
    const shown = transaction?.startSpan('show page', 'app', { blocking: true });
    end = (name) => {
      if (transaction && name !== undefined) transaction.name = name;
      shown?.end();
    };
  });
  Router.events.on('routeChangeComplete', () => {
    end(Router.route);
  });
  Router.events.on('routeChangeError', () => {
    end();
  });
}

import { Component, createContext, type ReactNode } from 'react';
import { logger } from '@/services/logger';
import { lazyPart } from '../ui/lazyPart';
import { loadOverlays } from './loadOverlays';

const PageFailure = lazyPart(async () => (await loadOverlays()).PageFailure);
const RemountedNotice = lazyPart(async () => (await loadOverlays()).RemountedNotice);

export const RemountContext = createContext(0);

interface PageErrorBoundaryProps {
  pathname: string;
  children: ReactNode;
}

interface PageErrorState {
  failure: 'none' | 'moved' | 'failed';
  remounts: number;
}

/** Whether a render failed because other code, such as a translator, has moved the page's nodes. */
const isMovedNode = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

const maxRemounts = 3;

/**
 * Redraws a page whose nodes other code has moved, and says so. Any other uncaught render error shows
 * a page that keeps the way back, and is logged as fatal.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorState> {
  override state: PageErrorState = { failure: 'none', remounts: 0 };

  static getDerivedStateFromError(error: unknown): Pick<PageErrorState, 'failure'> {
    return { failure: isMovedNode(error) ? 'moved' : 'failed' };
  }

  override componentDidUpdate({ pathname }: PageErrorBoundaryProps) {
    const { failure, remounts } = this.state;
    if (pathname !== this.props.pathname && (failure !== 'none' || remounts > 0)) {
      this.setState({ failure: 'none', remounts: 0 });
    }
  }

  override componentDidCatch(error: Error) {
    const { failure, remounts } = this.state;
    if (isMovedNode(error)) {
      // Each moved node fails once more when it is removed: the first failure has handled them all.
      if (failure !== 'moved') return;
      // React has removed the page, except for nodes that are no longer where React put them.
      document.getElementById('__next')?.replaceChildren();
      if (remounts < maxRemounts) {
        this.setState({ failure: 'none', remounts: remounts + 1 });
        logger.warning('A page was drawn anew: its nodes had been moved', { error });
        return;
      }
    }
    this.setState({ failure: 'failed' });
    logger.fatal('A page could not render', { error });
  }

  override render() {
    const { failure, remounts } = this.state;
    if (failure === 'moved') return null;
    if (failure === 'failed') return <PageFailure />;
    return (
      <RemountContext value={remounts}>
        {remounts > 0 && <RemountedNotice />}
        {this.props.children}
      </RemountContext>
    );
  }
}

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logger } from '@/services/logger';
import { PageFailure } from './PageFailure';

interface PageErrorBoundaryProps {
  /** What failed on one page has no say on the next. */
  pathname: string;
  children: ReactNode;
}

/** An uncaught render error shows a page that keeps the way back, and is logged as fatal. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ pathname }: PageErrorBoundaryProps) {
    if (pathname !== this.props.pathname && this.state.hasFailed) {
      this.setState({ hasFailed: false });
    }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    logger.fatal('A page could not be drawn', { error, componentStack });
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}

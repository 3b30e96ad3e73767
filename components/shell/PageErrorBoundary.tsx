import { Component, type ReactNode } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, withQuery } from '@/services/checkout/routes';
import { logger } from '@/services/logger';
import { PrimaryLink } from '../ui/Button';
import { ExternalLink } from '../ui/text';
import { BarePage } from './BarePage';

interface PageErrorBoundaryProps {
  /** What failed on one page has no say on the next. */
  pathname: string;
  children: ReactNode;
}

interface PageErrorState {
  /** moved: the page is there again at once. */
  failure: 'none' | 'moved' | 'failed';
  /** How often this page was drawn anew. */
  redraws: number;
}

/** A browser's translator, or an extension, has taken away nodes that React was to change. */
const isMovedNode = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/** What moves nodes again each time is no accident. */
const mostRedraws = 3;

/**
 * A page whose nodes somebody else has moved is drawn anew. Any other uncaught render error shows a page
 * that keeps the way back, and is logged as fatal.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorState> {
  override state: PageErrorState = { failure: 'none', redraws: 0 };

  static getDerivedStateFromError(error: unknown): Pick<PageErrorState, 'failure'> {
    return { failure: isMovedNode(error) ? 'moved' : 'failed' };
  }

  override componentDidUpdate({ pathname }: PageErrorBoundaryProps) {
    const { failure, redraws } = this.state;
    if (pathname !== this.props.pathname && (failure !== 'none' || redraws > 0)) {
      this.setState({ failure: 'none', redraws: 0 });
    }
  }

  override componentDidCatch(error: Error) {
    const { failure, redraws } = this.state;
    if (isMovedNode(error)) {
      // Each moved node fails once more as it is removed: that has been seen to.
      if (failure !== 'moved') return;
      // React has removed the page, but for what is no longer where React had put it.
      document.getElementById('__next')?.replaceChildren();
      if (redraws < mostRedraws) {
        this.setState({ failure: 'none', redraws: redraws + 1 });
        logger.warning('A page was drawn anew: its nodes had been moved', { error });
        return;
      }
    }
    this.setState({ failure: 'failed' });
    logger.fatal('A page could not render', { error });
  }

  override render() {
    const { failure } = this.state;
    if (failure === 'moved') return null;
    return failure === 'failed' ? <PageFailure /> : this.props.children;
  }
}

/** A full page load, not a client navigation: whatever broke is left behind. */
function PageFailure() {
  const { t } = useTranslation();
  const { brand, checkout, rawQuery } = useCheckoutPage();
  const firstTemplate = checkout?.productFlow.steps[0]?.templateId ?? 'lead';
  return (
    <BarePage title={t('failure.page.title')} text={t('failure.page.text')}>
      <PrimaryLink href={withQuery(routes[firstTemplate], rawQuery)}>
        {t('failure.page.back')}
      </PrimaryLink>
      {brand.faqLink !== '' && (
        <p>
          <ExternalLink href={brand.faqLink}>{t('shell.help')}</ExternalLink>
        </p>
      )}
    </BarePage>
  );
}

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

  override componentDidCatch(error: Error) {
    logger.fatal('A page could not render', { error });
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
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

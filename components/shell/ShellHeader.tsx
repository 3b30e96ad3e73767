import { useRouter } from 'next/router';
import { useCheckoutPage, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { hasBackButton, hasLogo, routes } from '@/services/checkout/routes';
import type { StepIndicator } from '@/services/checkout/flow';
import { getPreviousStep } from '@/services/checkout/steps';
import { ArrowLeftIcon } from '../ui/icons';
import { VisuallyHidden } from '../ui/text';

export function ShellHeader() {
  const router = useRouter();
  const { t } = useTranslation();
  const { brand, checkout, page } = useCheckoutPage();
  const { goTo } = useNavigation();
  const previousStep =
    checkout?.currentStep && getPreviousStep(checkout.productFlow, checkout.currentStep);
  return (
    <header className="shell-header">
      {hasBackButton(page.pathname) && (
        <button
          type="button"
          className="shell-back"
          onClick={() => {
            // The step before, not the page before: a link may have been opened right here. A step in
            // two halves goes back to its first.
            if (previousStep && window.location.hash === '')
              void goTo(routes[previousStep.templateId]);
            else router.back();
          }}
        >
          <ArrowLeftIcon />
          <VisuallyHidden>{t('shell.back')}</VisuallyHidden>
        </button>
      )}
      {hasLogo(page.pathname, brand.stepLogo) && (
        <Wordmark file={brand.stepLogo ?? brand.logoFile} />
      )}
      {checkout?.stepIndicator && <StepIndicatorBar {...checkout.stepIndicator} />}
    </header>
  );
}

/** The document has the brand's own drawing: no frame is without it while its file is on the way. */
function Wordmark({ file }: { file: string | null }) {
  const { dsProductId, logoFile, name } = useCheckoutPage().brand;
  if (file === null) return name && <strong className="shell-name">{name}</strong>;
  const isOwn = file === logoFile;
  return (
    <img
      className="shell-logo"
      src={file}
      // A step's own sign says nothing that its title does not.
      alt={isOwn ? name : ''}
      width={110}
      height={40}
      {...(isOwn && { style: { content: `var(--logo-${dsProductId})` } })}
    />
  );
}

/** How far the buyer has come, read as "Etapa 2 de 3". */
function StepIndicatorBar({ current, isOfPayment, name, total }: StepIndicator) {
  const { t } = useTranslation();
  return (
    <div
      className="shell-steps"
      data-of-payment={isOfPayment}
      role="img"
      aria-label={t(isOfPayment ? 'shell.step.payment' : 'shell.step', { current, total })}
    >
      <span>
        {t('shell.step', { current, total })}
        {name && <i> · {t(name)}</i>}
      </span>
      <span className="shell-marks">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} data-done={index < current || undefined} />
        ))}
      </span>
    </div>
  );
}

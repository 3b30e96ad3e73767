import { styled } from 'styled-components';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { getContractFileUrl, type Contract } from '@/services/contractDocument';
import { formatMoment } from '@/services/format/formatMoment';
import { PrimaryButton, SecondaryLink } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { ContractAcceptance } from './ContractAcceptance';
import { DocumentText } from './DocumentText';

/** Tops the sections of the contract, which have the document's own headings. */
const Title = styled(CardTitle)`
  && {
    margin: 0 0 16px;
    font-size: 20px;
  }
`;

/** The buyer's own contract: to read, to download, and to accept once. */
export function ContractReader({ contract }: { contract: Contract }) {
  const { t } = useTranslation();
  const { goTo, page } = useCheckout();
  const { nextStep, productCode } = useCheckoutProduct();
  const { acceptedAt, contractId, html, title } = contract;
  const goOn = async () => {
    if (nextStep) await goTo(routes[nextStep.templateId]);
  };
  return (
    <>
      <DocumentText label={title} html={html}>
        <Title>{title}</Title>
      </DocumentText>
      <SecondaryLink href={getContractFileUrl(productCode, contractId)} download>
        {t('contract.pdf')}
      </SecondaryLink>
      {acceptedAt === null ? (
        <ContractAcceptance contract={contract} onAccepted={goOn} />
      ) : (
        <>
          <Notice tone="success">
            {t('contract.accepted', { moment: formatMoment(acceptedAt, page.locale) })}
          </Notice>
          <PrimaryButton onClick={() => void goOn()}>{t('contract.continue')}</PrimaryButton>
        </>
      )}
    </>
  );
}

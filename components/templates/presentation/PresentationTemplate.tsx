import { styled } from 'styled-components';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { selectPlan } from '@/services/checkout/selectPlan';
import { CampaignNotice } from '../../plans/CampaignNotice';
import { PlanPrice } from '../../plans/PlanPrice';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { CheckIcon } from '../../ui/controlIcons';
import { PageText } from '../../ui/Title';
import { VoucherForm } from '../../voucher/VoucherForm';

const Content = styled.div`
  display: grid;
  gap: var(--space-24);
`;

const Benefits = styled.ul`
  display: grid;
  gap: var(--space-12);
  margin-top: var(--space-16);

  li {
    display: flex;
    gap: var(--space-12);
  }

  svg {
    margin-top: var(--space-4);
    color: var(--color-success);
  }
`;

/** The product's pitch: what it is, what it costs, and the button to continue. */
export function PresentationTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const { page } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { currentStep, nextStep, product } = useCheckoutProduct();
  const plan = selectPlan(product, page.query, currentStep?.props.plan?.id);
  const pitch = currentStep?.props.presentation;
  const campaign = currentStep?.props.campaign;
  return (
    <Content>
      <div>
        <ArrivalTitle>{pitch?.headline ?? product.name}</ArrivalTitle>
        <PageText>{product.description}</PageText>
      </div>
      {campaign && <CampaignNotice campaign={campaign} />}
      {pitch && pitch.benefits.length > 0 && (
        <Card>
          <CardTitle>{t('presentation.benefits')}</CardTitle>
          <Benefits>
            {pitch.benefits.map((benefit) => (
              <li key={benefit}>
                <CheckIcon />
                {benefit}
              </li>
            ))}
          </Benefits>
        </Card>
      )}
      <Card>
        <CardTitle>{plan.name}</CardTitle>
        <PlanPrice plan={plan} />
        <VoucherForm applied={product.voucher} currency={plan.currency} />
      </Card>
      {nextStep && (
        <PrimaryButton onClick={() => void goTo(routes[nextStep.templateId])}>
          {t('presentation.submit')}
        </PrimaryButton>
      )}
      {pitch && pitch.guaranteeDays > 0 && (
        <PageText>{t('presentation.guarantee', { days: pitch.guaranteeDays })}</PageText>
      )}
    </Content>
  );
}

import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { SecondaryButton } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { CheckIcon } from '../../ui/icons/CheckIcon';
import { useRefuseUpsell } from '../upsell-payment/useRefuseUpsell';
import { StepVideo } from '../video/StepVideo';
import { VideoLayout } from '../video/VideoLayout';
import { AcceptOffer } from './AcceptOffer';

const Benefits = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: 16px;

  li {
    display: flex;
    gap: 12px;
  }

  svg {
    flex: none;
    margin-top: 2px;
    color: var(--color-success);
  }
`;

/** What is offered to who has just bought, with a film where the step has one, and two ways on. */
export function UpsellVideoTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const refuse = useRefuseUpsell();
  const { currentStep, product } = useCheckoutProduct();
  const { presentation, video } = currentStep?.props ?? {};
  return (
    <VideoLayout headline={video?.headline ?? presentation?.headline ?? product.name}>
      {video && <StepVideo video={video} />}
      {presentation && presentation.benefits.length > 0 && (
        <Card>
          <CardTitle>{video ? presentation.headline : t('video.benefits')}</CardTitle>
          <Benefits>
            {presentation.benefits.map((benefit) => (
              <li key={benefit}>
                <CheckIcon />
                {benefit}
              </li>
            ))}
          </Benefits>
        </Card>
      )}
      <AcceptOffer />
      <SecondaryButton onClick={refuse}>{t('video.upsell.refuse')}</SecondaryButton>
    </VideoLayout>
  );
}

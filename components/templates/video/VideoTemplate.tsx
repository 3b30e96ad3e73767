import { useCheckoutProduct, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { inStepPanes } from '../../shell/StepPanes';
import { PrimaryButton } from '../../ui/Button';
import { StepVideo, VideoLayout } from '../../video/StepVideo';

export function VideoTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const { currentStep, nextStep, product } = useCheckoutProduct();
  const video = currentStep?.props.video;
  return (
    <VideoLayout headline={video?.headline ?? product.name} text={t('video.text')}>
      {video && <StepVideo video={video} />}
      {nextStep && (
        <PrimaryButton onClick={() => void goTo(routes[nextStep.templateId])}>
          {t('video.continue')}
        </PrimaryButton>
      )}
    </VideoLayout>
  );
}

VideoTemplate.getLayout = inStepPanes;

import { useBuyerPrice } from '@/contexts/checkout/useBuyerPrice';
import { useTranslation } from '@/contexts/TranslationContext';
import { ProfilesStep } from '../../plans/ProfilesStep';
import { inStepPanes } from '../../shell/StepPanes';
import { TextButton } from '../../ui/Button';
import { useRefuseUpsell } from '../../upsell/useRefuseUpsell';

export function UpsellOrderBumpPresentationTemplate() {
  useBuyerPrice();
  const { t } = useTranslation();
  const refuse = useRefuseUpsell();
  return (
    <ProfilesStep sale="upsell">
      <TextButton onClick={refuse}>{t('profiles.refuse')}</TextButton>
    </ProfilesStep>
  );
}

UpsellOrderBumpPresentationTemplate.getLayout = inStepPanes;

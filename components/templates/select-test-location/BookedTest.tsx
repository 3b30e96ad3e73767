import { useId } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatSession } from '@/domain/dateTexts';
import type { BookedTest as Booked } from '@/services/bookedTests';
import { PrimaryButton, TextButton } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';
import { FactsCard } from '../../ui/FactsCard';
import { OtherWays } from '../../ui/OtherWays';
import { Text } from '../../ui/text';
import { PageText } from '../../ui/PageText';

interface BookedTestProps {
  test: Booked;
  onChange: () => void;
  onContinue: () => void;
}

export function BookedTest({ onChange, onContinue, test }: BookedTestProps) {
  const titleId = useId();
  const { t } = useTranslation();
  const { page } = useCheckoutPage();
  const { day, end, start } = formatSession(test, test.timeZone, page.locale);
  return (
    <>
      <FactsCard aria-labelledby={titleId}>
        <CardTitle id={titleId}>{test.place}</CardTitle>
        <PageText>{test.address}</PageText>
        <Text as="p" $size="strong">
          {`${day}, ${t('testLocation.session.from', { start, end })}`}
        </Text>
      </FactsCard>
      <PrimaryButton onClick={onContinue}>{t('testLocation.booked.continue')}</PrimaryButton>
      <OtherWays>
        <TextButton onClick={onChange}>{t('testLocation.booked.change')}</TextButton>
      </OtherWays>
    </>
  );
}

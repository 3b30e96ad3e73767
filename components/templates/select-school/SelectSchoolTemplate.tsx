import { styled } from 'styled-components';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { Card } from '../../ui/Card';
import { PageText } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { SchoolForm } from './SchoolForm';

const Content = styled(Card)`
  display: grid;
  gap: 24px;
`;

/** Where the buyer will study: region, city and school. */
export function SelectSchoolTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  return (
    <Content>
      <div>
        <ArrivalTitle>{t('school.title')}</ArrivalTitle>
        <PageText>{t('school.subtitle')}</PageText>
      </div>
      {/* The form starts with the earlier choice, which only the browser knows. */}
      {isHydrated ? <SchoolForm /> : <Skeleton $height={276} />}
    </Content>
  );
}

import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { LiveloScreen } from '../../livelo/LiveloScreen';
import { ChosenMix } from './ChosenMix';

const Content = styled.div`
  display: grid;
  gap: 24px;
`;

/** Confirms the points, and takes the money that is left to pay. */
export function LiveloPaymentTemplate() {
  const { t } = useTranslation();
  return (
    <Content>
      <LiveloScreen stage="payment" title={t('livelo.method.title')} height={480}>
        {({ session: { account, session }, visit: { points } }) =>
          account &&
          points !== null && <ChosenMix account={account} session={session} points={points} />
        }
      </LiveloScreen>
    </Content>
  );
}

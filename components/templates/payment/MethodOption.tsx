import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { methodLabels } from '@/services/checkout/payment/methodLabels';
import type { OfferedMethod } from '@/services/checkout/payment/offeredMethods';
import { methodViews } from './methodViews';

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 8px 16px;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  cursor: pointer;

  &:has(:checked) {
    border-color: var(--color-primary);
    box-shadow: inset 0 0 0 1px var(--color-primary);
    font-weight: 600;
  }
`;

const Radio = styled.input`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: var(--color-primary);
`;

interface MethodOptionProps {
  method: OfferedMethod;
  isChosen: boolean;
  onChoose: (method: OfferedMethod) => void;
}

/** One way to pay, as a card around a radio button. */
export function MethodOption({ isChosen, method, onChoose }: MethodOptionProps) {
  const { t } = useTranslation();
  const { Icon } = methodViews[method];
  return (
    <Option>
      <Radio
        type="radio"
        name="method"
        value={method}
        checked={isChosen}
        onChange={() => {
          onChoose(method);
        }}
      />
      <Icon />
      {t(methodLabels[method])}
    </Option>
  );
}

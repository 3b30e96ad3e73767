import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { labelOfMethod } from '@/services/checkout/payment/labelOfMethod';
import type { FormMethod } from '@/services/checkout/payment/offeredMethods';
import { Icon as Place } from '../../ui/icons/Icon';
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
  method: FormMethod;
  isChosen: boolean;
  onChoose: (method: FormMethod) => void;
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
      <Suspense fallback={<Place>{null}</Place>}>
        <Icon />
      </Suspense>
      {t(labelOfMethod(method))}
    </Option>
  );
}

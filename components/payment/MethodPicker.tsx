import { useField } from 'formik';
import { memo, Suspense } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { VisuallyHidden } from '../ui/text';
import { paymentMethods } from './methods/paymentMethods';
import type { FormMethod } from './paymentValues';
import { useChooseMethod } from './useChooseMethod';

const Options = styled.fieldset`
  display: grid;
  gap: 8px;
`;

const Fields = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 8px;
`;

interface MethodPickerProps {
  methods: readonly FormMethod[];
  plan: Plan;
}

interface ChosenMethodProps extends MethodPickerProps {
  chosen: FormMethod;
  onChoose: (method: FormMethod) => void;
}

const ChosenMethod = memo(function ChosenMethod({
  chosen,
  methods,
  onChoose,
  plan,
}: ChosenMethodProps) {
  const { t } = useTranslation();
  const { Form } = paymentMethods[chosen];
  return (
    <>
      <Options>
        <VisuallyHidden as="legend">{t('payment.method.legend')}</VisuallyHidden>
        {methods.map((method) => (
          <MethodOption
            key={method}
            method={method}
            isChosen={method === chosen}
            onChoose={onChoose}
          />
        ))}
      </Options>
      <Fields>
        <Suspense>
          <Form plan={plan} />
        </Suspense>
      </Fields>
    </>
  );
});

/** The ways to pay and the fields of the chosen one; the others keep what was typed in them. */
export function MethodPicker(props: MethodPickerProps) {
  const [{ value: chosen }] = useField<FormMethod>('method');
  return <ChosenMethod {...props} chosen={chosen} onChoose={useChooseMethod()} />;
}

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

function MethodOption({ isChosen, method, onChoose }: MethodOptionProps) {
  const { t } = useTranslation();
  const { Icon } = paymentMethods[method];
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
      {t(`payment.method.${method}`)}
    </Option>
  );
}

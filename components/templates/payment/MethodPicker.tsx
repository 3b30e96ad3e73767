import { useField } from 'formik';
import { memo, Suspense } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { FormMethod } from '@/services/checkout/payment/offeredMethods';
import type { Plan } from '@/services/product';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { MethodOption } from './MethodOption';
import { methodViews } from './methodViews';
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
  const { Form } = methodViews[chosen];
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

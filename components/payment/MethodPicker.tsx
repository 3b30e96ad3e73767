import { useField, useFormikContext } from 'formik';
import { memo, type ReactNode, useCallback, useEffect } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { getLongestFreeInstallment, getLongestInstallment } from '@/services/checkout/selectPlan';
import { ChoiceTile } from '../fields/ChoiceTile';
import { ChevronDownIcon } from '../ui/controlIcons';
import { Stack } from '../ui/Stack';
import { VisuallyHidden } from '../ui/text';
import { useDocumentRule } from './methods/DocumentField';
import { formMethods } from './methods/formMethods';
import type { FormMethod, PaymentValues } from './paymentValues';

const isSplit = (method: FormMethod) => formMethods[method].isSplit === true;

interface MethodPickerProps {
  methods: readonly FormMethod[];
  plan: Plan;
  children: ReactNode;
}

interface ChosenMethodProps extends MethodPickerProps {
  chosen: FormMethod;
  onChoose: (method: FormMethod) => void;
}

const ChosenMethod = memo(function ChosenMethod({
  children,
  chosen,
  methods,
  onChoose,
  plan,
}: ChosenMethodProps) {
  const { t } = useTranslation();
  const { Detail, Form, Icon } = formMethods[chosen];
  const option = (method: FormMethod) => (
    <MethodTile
      key={method}
      method={method}
      plan={plan}
      isChosen={method === chosen}
      onChoose={onChoose}
    />
  );
  const splitMethods = methods.filter(isSplit);
  return (
    <>
      {methods.length > 1 ? (
        <fieldset className="ways">
          <VisuallyHidden as="legend">{t('payment.method.legend')}</VisuallyHidden>
          <div className="tiles">{methods.filter((method) => !isSplit(method)).map(option)}</div>
          {splitMethods.length > 0 && (
            // Few buyers split a payment: the split methods are one tap further, and open where a link
            // chose one.
            <details className="fold" open={isSplit(chosen)}>
              <summary>
                <ChevronDownIcon />
                {t('payment.method.divided')}
              </summary>
              <div className="tiles">{splitMethods.map(option)}</div>
            </details>
          )}
        </fieldset>
      ) : (
        // One way alone is no choice: it heads its own form.
        <h2 className="way">
          <Icon />
          {t(`payment.method.${chosen}`)}
          {Detail && <Detail />}
        </h2>
      )}
      {children}
      <Stack $gap={12}>
        <Form plan={plan} />
      </Stack>
    </>
  );
});

export function MethodPicker(props: MethodPickerProps) {
  const [{ value }] = useField<FormMethod>('method');
  const choose = useChooseMethod();
  const chosen = props.methods.find((method) => method === value) ?? props.methods[0] ?? value;
  useEffect(() => {
    // The chosen method is no longer offered.
    if (chosen !== value) choose(chosen);
  });
  return <ChosenMethod {...props} chosen={chosen} onChoose={choose} />;
}

/**
 * Another method shows fields that the buyer has not come to, but that the last press has touched, so
 * all count as untouched; a method that requires a different document starts with an empty field.
 */
export function useChooseMethod(): (method: FormMethod) => void {
  const { setTouched, setFieldValue, values } = useFormikContext<PaymentValues>();
  const getDocument = useDocumentRule();
  const { method: last } = values;
  return useCallback(
    (method) => {
      void setTouched({}, false);
      if (getDocument(method) !== getDocument(last)) void setFieldValue('document', '', false);
      void setFieldValue('method', method);
    },
    [getDocument, last, setTouched, setFieldValue],
  );
}

interface MethodTileProps {
  method: FormMethod;
  plan: Plan;
  isChosen: boolean;
  onChoose: (method: FormMethod) => void;
}

function MethodTile({ isChosen, method, onChoose, plan }: MethodTileProps) {
  const { t } = useTranslation();
  const { Detail, Icon } = formMethods[method];
  const detail = useMethodDetail(method, plan);
  return (
    <ChoiceTile
      name="method"
      value={method}
      label={t(`payment.method.${method}`)}
      detail={Detail ? <Detail /> : detail}
      icon={<Icon />}
      isChosen={isChosen}
      onChoose={() => {
        onChoose(method);
      }}
    />
  );
}

function useMethodDetail(method: FormMethod, plan: Plan): string | undefined {
  const { t } = useTranslation();
  if (method === 'pix') return t('payment.method.pix.detail');
  if (method === 'bankslip') return t('payment.method.bankslip.detail');
  if (method !== 'credit-card') return undefined;
  const free = getLongestFreeInstallment(plan);
  const count = (free ?? getLongestInstallment(plan))?.id;
  const detail = free ? 'payment.method.credit-card.detail' : 'payment.method.credit-card.interest';
  return count === undefined ? undefined : t(detail, { count });
}

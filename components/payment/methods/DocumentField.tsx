import type { MaskitoOptions } from '@maskito/core';
import { useField, useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { toDocumentNumber } from '@/domain/documentNumber';
import { getRequiredDocument, type RequiredDocument } from '@/validation/payerDocument';
import { loadMask } from '../../fields/loadMasks';
import { MaskedField } from '../../fields/MaskedField';
import { TextButton } from '../../ui/Button';
import { Explanation } from '../../ui/Notice';
import { focusField } from '../../fields/focusField';
import type { FormMethod } from '../paymentValues';

export function useDocumentRule(): (method: FormMethod) => RequiredDocument | null {
  const { locale, operation, sale } = useCheckoutPage().page;
  const { product } = useCheckoutProduct();
  const known = sale?.buyer.documentType ?? null;
  const isTrial = product.trial !== undefined;
  return useCallback(
    (method) => getRequiredDocument({ isTrial, known, locale, method, operation }),
    [isTrial, known, locale, operation],
  );
}

const masks: Record<RequiredDocument, () => Promise<MaskitoOptions>> = {
  cpf: loadMask('cpfMask'),
  registry: loadMask('registryMask'),
  dni: loadMask('dniMask'),
};

export function DocumentField({
  purpose,
}: {
  purpose: 'invoice' | 'optionalInvoice' | 'payer' | 'trial';
}) {
  const { t } = useTranslation();
  const [{ value: method }] = useField<FormMethod>('method');
  const type = useDocumentRule()(method);
  const [{ value: isCompany }] = useField<boolean>('isCompany');
  const [{ value }] = useField<string>('document');
  const { setFieldError, setFieldTouched, setFieldValue } = useFormikContext();
  if (type === null) return null;
  // A number longer than a CPF can only be a CNPJ.
  const isCnpj = type === 'registry' && (isCompany || toDocumentNumber(value).length > 11);
  const name = isCnpj ? 'cnpj' : 'cpf';
  const isDni = type === 'dni';
  return (
    <div className="document">
      <MaskedField
        name="document"
        label={t(isDni ? 'dni.label' : `field.${name}`)}
        hint={t(
          purpose === 'trial'
            ? 'payment.trial.document'
            : isDni
              ? `dni.${purpose}`
              : `field.${name}.${purpose}`,
        )}
        mask={masks[type]}
        // Since July 2026 a CNPJ may have letters.
        inputMode={isCompany ? 'text' : 'numeric'}
        required={purpose !== 'optionalInvoice'}
      />
      {type === 'registry' && (
        <TextButton
          onClick={({ currentTarget }) => {
            void setFieldValue('isCompany', !isCnpj, false);
            void setFieldValue('document', '', false);
            // An error of the other document does not apply to this one.
            void setFieldTouched('document', false, false);
            setFieldError('document', undefined);
            focusField(currentTarget, 'document');
          }}
        >
          {t(isCnpj ? 'field.cpf.instead' : 'field.cnpj.instead')}
        </TextButton>
      )}
    </div>
  );
}

/**
 * The invoice requires it, where the brand issues one, and so does a trial, which is limited to one
 * per person; otherwise it is optional.
 */
export function InvoiceDocumentField() {
  const { brand } = useCheckoutPage();
  const { product } = useCheckoutProduct();
  const invoice = brand.needsDocumentForInvoice ? 'invoice' : 'optionalInvoice';
  return <DocumentField purpose={product.trial ? 'trial' : invoice} />;
}

export const payerForm = (text: MessageKey) =>
  function PayerForm() {
    const { t } = useTranslation();
    return (
      <>
        <Explanation>{t(text)}</Explanation>
        <DocumentField purpose="payer" />
      </>
    );
  };

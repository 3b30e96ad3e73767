import { Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { replaceParameter } from '@/services/checkout/query';
import { prepareCall } from '@/services/http/prepareCall';
import { doPagesLoad } from '@/services/http/untilPagesLoad';
import { forgetTypedVoucher } from '@/services/checkout/typedVoucherStore';
import { formatMoney, type Currency } from '@/domain/money';
import { toPlainLine } from '@/domain/plainText';
import type { AppliedVoucher } from '@/contract/product';
import { HydratingForm } from '../fields/HydratingForm';
import { TextField } from '../fields/TextField';
import { SecondaryButton, TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Stack } from '../ui/Stack';
import { askForVoucher } from './askForVoucher';

const Row = styled(HydratingForm)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 var(--space-8);
  align-items: start;

  button {
    min-height: 3.5rem;
  }

  /* What is wrong with it is said below both. */
  > div {
    display: contents;
  }

  [aria-live] {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

const prepare = () => {
  void prepareCall('voucher');
};

interface VoucherFormProps {
  applied: AppliedVoucher | null;
  currency: Currency;
  isAsked: boolean;
}

/**
 * Applying a voucher puts it into the link's query, so that the server prices the page again and
 * the price survives a reload.
 */
export function VoucherForm({ applied, currency, isAsked }: VoucherFormProps) {
  const { t } = useTranslation();
  const { page, rawQuery } = useCheckoutPage();
  const { replaceQuery, setLoading } = useNavigation();
  const checkout = useCheckoutProduct();
  const { product } = checkout;
  const refused = t(`voucher.refused.${product.voucherRefusal ?? 'unknown'}`);
  const asked = page.query.voucher;
  const [removal, setRemoval] = useState<MessageKey | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to the field.
  useEffect(() => {
    if (isAsked) box.current?.querySelector('input')?.focus();
  }, [isAsked]);

  /**
   * Opens the link with another voucher, or without one.
   * @returns why the link stays as it is; null: the page shows what the code is worth
   */
  const show = async (voucher: string | null): Promise<MessageKey | null> => {
    setLoading(true);
    try {
      // The browser's own error page would replace the typed code.
      if (!(await doPagesLoad()))
        return navigator.onLine ? 'failure.unavailable' : 'failure.offline';
      if (voucher === null) forgetTypedVoucher();
      await replaceQuery(replaceParameter(rawQuery, 'voucher', voucher));
      return null;
    } finally {
      setLoading(false);
    }
  };

  const apply = async (voucher: string): Promise<MessageKey | null> => {
    setLoading(true);
    forgetTypedVoucher();
    const code = await askForVoucher(page, checkout, voucher);
    const failure = code === null ? 'failure.captcha' : await show(code);
    setLoading(false);
    return failure;
  };

  if (applied) {
    const discount = formatMoney(applied.discount, currency);
    return (
      <Stack $gap={16}>
        <Notice tone="success" title={t('voucher.saved', { discount })}>
          {t('voucher.applied', { code: applied.code })}
        </Notice>
        {/* A voucher that the flow brings cannot be taken off the link. */}
        {asked !== undefined && (
          <TextButton className="line-button" onClick={() => void show(null).then(setRemoval)}>
            {t('voucher.remove')}
          </TextButton>
        )}
        {removal !== null && <Notice tone="error">{t(removal)}</Notice>}
      </Stack>
    );
  }
  return (
    <div ref={box}>
      <Formik
        initialValues={{ voucher: asked ?? '' }}
        // The server's refusal stays under the field until the code changes, whether or not the buyer
        // leaves the field.
        initialErrors={asked === undefined ? {} : { voucher: refused }}
        initialTouched={{ voucher: asked !== undefined }}
        enableReinitialize
        validateOnBlur={false}
        onSubmit={async ({ voucher }, { setFieldError }) => {
          const code = toPlainLine(voucher);
          const failed = await (code === '' ? show(null) : apply(code));
          if (failed !== null) setFieldError('voucher', t(failed));
        }}
      >
        <Row method="post" noValidate onFocus={prepare}>
          <TextField
            name="voucher"
            label={t('voucher.label')}
            autoCapitalize="characters"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={80}
          />
          <SecondaryButton type="submit">{t('voucher.apply')}</SecondaryButton>
        </Row>
      </Formik>
    </div>
  );
}

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
import { toPlainLine } from '@/domain/plainText';
import { HydratingForm } from '../fields/HydratingForm';
import { TextField } from '../fields/TextField';
import { SecondaryButton, TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
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

/**
 * Applying a voucher puts it into the link's query, so that the server prices the page again and
 * the price survives a reload.
 * @returns opens the link with another voucher, or without one, and says why the link stays as it is;
 *   null: the page shows what the code is worth
 */
function useShowVoucher(): (voucher: string | null) => Promise<MessageKey | null> {
  const { rawQuery } = useCheckoutPage();
  const { replaceQuery, setLoading } = useNavigation();
  return async (voucher) => {
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
}

/** A voucher that the flow brings cannot be taken off the link. */
export function VoucherRemoval() {
  const { t } = useTranslation();
  const { query } = useCheckoutPage().page;
  const show = useShowVoucher();
  const [failure, setFailure] = useState<MessageKey | null>(null);
  if (query.voucher === undefined) return null;
  return (
    <>
      <TextButton className="line-button" onClick={() => void show(null).then(setFailure)}>
        {t('voucher.remove')}
      </TextButton>
      {failure !== null && <Notice tone="error">{t(failure)}</Notice>}
    </>
  );
}

export function VoucherForm({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation();
  const { page } = useCheckoutPage();
  const { setLoading } = useNavigation();
  const checkout = useCheckoutProduct();
  const { product } = checkout;
  const show = useShowVoucher();
  const refused = t(`voucher.refused.${product.voucherRefusal ?? 'unknown'}`);
  const asked = page.query.voucher;
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to the field.
  useEffect(() => {
    if (isAsked) box.current?.querySelector('input')?.focus();
  }, [isAsked]);

  const apply = async (voucher: string): Promise<MessageKey | null> => {
    setLoading(true);
    forgetTypedVoucher();
    const code = await askForVoucher(page, checkout, voucher);
    const failure = code === null ? 'failure.captcha' : await show(code);
    setLoading(false);
    return failure;
  };

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

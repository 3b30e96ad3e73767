import { Formik } from 'formik';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { replaceParameter } from '@/services/checkout/query';
import { withQuery } from '@/services/checkout/routes';
import { prepareCaptcha } from '@/services/http/captcha';
import { forgetTypedVoucher } from '@/services/checkout/typedVoucher';
import { formatMoney, type Currency } from '@/domain/money';
import { toPlainLine } from '@/domain/plainText';
import type { AppliedVoucher } from '@/contract/product';
import { EarlyForm } from '../fields/EarlyForm';
import { TextField } from '../fields/TextField';
import { SecondaryButton, TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Stack } from '../ui/Stack';
import { askForVoucher } from './askForVoucher';

const Row = styled(EarlyForm)`
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

/** Its text, not its box, stands in line with what is above. */
const Remove = styled(TextButton)`
  justify-self: start;
  margin-inline-start: calc(-1 * var(--space-8));
`;

/** The captcha of the call takes a moment: it is solved before it is needed. */
const prepare = () => {
  prepareCaptcha('voucher');
};

interface VoucherFormProps {
  applied: AppliedVoucher | null;
  currency: Currency;
  /** Whether the buyer has just asked for the field. */
  isAsked: boolean;
}

/**
 * A voucher belongs to the link: applying one puts it into the query, so that the server prices the
 * page again and the price survives a reload.
 */
export function VoucherForm({ applied, currency, isAsked }: VoucherFormProps) {
  const router = useRouter();
  const { t } = useTranslation();
  const { page, rawQuery } = useCheckoutPage();
  const { setLoading } = useNavigation();
  const checkout = useCheckoutProduct();
  const { product } = checkout;
  const refused = t(`voucher.refused.${product.voucherRefusal ?? 'unknown'}`);
  const asked = page.query.voucher;
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isAsked) box.current?.querySelector('input')?.focus();
  }, [isAsked]);

  const show = async (voucher: string | null) => {
    setLoading(true);
    try {
      const query = replaceParameter(rawQuery, 'voucher', voucher);
      // The answer stands where the buyer is.
      await router.replace(withQuery(page.pathname, query), undefined, { scroll: false });
    } finally {
      setLoading(false);
    }
  };

  const remove = () => {
    forgetTypedVoucher();
    return show(null);
  };

  /** @returns what is wrong; null: the page shows what the code is worth */
  const apply = async (voucher: string): Promise<string | null> => {
    setLoading(true);
    forgetTypedVoucher();
    const code = await askForVoucher(page, checkout, voucher);
    if (code !== null) await show(code);
    setLoading(false);
    return code === null ? t('failure.captcha') : null;
  };

  if (applied) {
    const discount = formatMoney(applied.discount, currency);
    return (
      <Stack $gap={4}>
        <Notice tone="success">{t('voucher.applied', { code: applied.code, discount })}</Notice>
        {/* A voucher that the flow brings cannot be taken off the link. */}
        {asked !== undefined && (
          <Remove onClick={() => void remove()}>{t('voucher.remove')}</Remove>
        )}
      </Stack>
    );
  }
  return (
    <div ref={box}>
      <Formik
        initialValues={{ voucher: asked ?? '' }}
        // What the server refused stands under the field until it is changed, left or not.
        initialErrors={asked === undefined ? {} : { voucher: refused }}
        initialTouched={{ voucher: asked !== undefined }}
        enableReinitialize
        validateOnBlur={false}
        onSubmit={async ({ voucher }, { setFieldError }) => {
          const code = toPlainLine(voucher);
          if (code === '') return remove();
          const failure = await apply(code);
          if (failure !== null) setFieldError('voucher', failure);
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

import type { CheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { getProduct } from '@/services/api/product';
import { createProductQuery } from '@/services/checkout/query';
import { HttpError } from '@/services/http/errors';
import type { Page } from '@/services/pageProps/page';

// This code comes with the first focus, and the captcha of its call is solved before the call.
void import('@/services/http/captcha').then(
  ({ prepareCaptcha }) => {
    prepareCaptcha('voucher');
  },
  () => undefined,
);

/**
 * Asks for the product with a code that was typed, which brings a captcha, before the link is opened
 * with it: a page's server brings none, because every link opens for everybody (decision 045).
 * @returns whether the link may be opened, which says what the code is worth; no, if no captcha was
 * solved. Where the call fails otherwise the link may be opened, and says so itself.
 */
export async function askForVoucher(
  { brand, locale, operation, query }: Page,
  { productBusiness, productCode, productFlow }: CheckoutProduct,
  voucher: string,
): Promise<boolean> {
  const asked = createProductQuery(query, {
    business: productBusiness,
    flowId: productFlow.id,
    locale,
    operation,
    planTypes: brand.planTypes,
    voucher,
  });
  try {
    await getProduct(productCode, asked);
    return true;
  } catch (error) {
    return !(error instanceof HttpError && error.problem?.code === 'captcha_required');
  }
}

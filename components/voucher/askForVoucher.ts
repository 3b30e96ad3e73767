import type { CheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { getProduct } from '@/services/api/product';
import { createProductQuery } from '@/services/checkout/query';
import { keepTypedVoucher } from '@/services/checkout/typedVoucher';
import { HttpError } from '@/services/http/errors';
import { toPlainDashes } from '@/domain/plainText';
import type { Page } from '@/services/checkout/page';

/**
 * Requests the product with a typed code, and with a captcha, before the link is opened with the code:
 * a page's server sends no captcha, because every link opens for everybody (decision 045). A valid
 * code is kept for the pages before this one.
 * @returns the code to open the link with, for a page that shows what it is worth; without dashes
 *   between spaces, because a link would lose the text behind them. null: no captcha was solved. Where
 *   the call fails otherwise the link may be opened, and the page reports the failure itself.
 */
export async function askForVoucher(
  { brand, locale, operation, query, rawQuery }: Page,
  { productBusiness, productCode, productFlow }: CheckoutProduct,
  typed: string,
): Promise<string | null> {
  const voucher = toPlainDashes(typed).replace(/ -+ ?|-+ /g, ' ');
  const asked = createProductQuery(query, {
    business: productBusiness,
    flowId: productFlow.id,
    locale,
    operation,
    planTypes: brand.planTypes,
    voucher,
  });
  try {
    const { voucher: held } = await getProduct(productCode, asked);
    if (held) keepTypedVoucher(rawQuery, held.code);
    return voucher;
  } catch (error) {
    const isUnsolved = error instanceof HttpError && error.problem?.code === 'captcha_required';
    return isUnsolved ? null : voucher;
  }
}

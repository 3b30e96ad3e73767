import type { CheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { getProduct } from '@/services/api/product';
import { createProductQuery } from '@/services/checkout/query';
import { keepTypedVoucher } from '@/services/checkout/typedVoucher';
import { HttpError } from '@/services/http/errors';
import { toPlainDashes } from '@/domain/plainText';
import type { Page } from '@/services/checkout/page';

/**
 * Asks for the product with a code that was typed, which brings a captcha, before the link is
 * opened with it: a page's server brings none, because every link opens for everybody (decision
 * 045). A code that holds is kept for the pages before this one.
 * @returns the code to open the link with, which says what it is worth: a link would lose what
 * stands behind a dash between spaces. null: no captcha was solved. Where the call fails otherwise
 * the link may be opened, and says so itself.
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

import { useTranslation } from '@/contexts/TranslationContext';
import { suggestedSellers, suggestedSources } from '@/services/checkout/links/linkSuggestions';
import { formatMoney } from '@/services/format/formatMoney';
import { InPersonChoice } from './InPersonChoice';
import { SuggestInput } from './SuggestInput';
import { TwoColumns } from './TwoColumns';
import type { useFoundSeller } from './useFoundSeller';
import type { Link } from './useLink';
import type { usePricedProduct } from './usePricedProduct';

interface LinkTextsProps {
  link: Link;
  priced: ReturnType<typeof usePricedProduct>;
  seller: ReturnType<typeof useFoundSeller>;
}

/** What is typed: the service says whether it knows it. */
export function LinkTexts({ link, priced, seller }: LinkTextsProps) {
  const { t } = useTranslation();
  const { change, choice } = link;
  const { isVoucherRefused, product } = priced;
  const discount = product?.voucher?.discount;
  const currency = product?.plans[0]?.currency;
  return (
    <TwoColumns>
      <SuggestInput
        name="seller"
        label={t('builder.seller')}
        value={choice.seller}
        suggestions={suggestedSellers}
        hint={seller ? t('builder.seller.found', { name: seller.name }) : undefined}
        error={seller === null ? t('builder.seller.unknown') : undefined}
        onType={(value) => {
          // Another seller may have no account to receive with.
          change({ seller: value, isInPerson: false });
        }}
      />
      <SuggestInput
        name="source"
        label={t('builder.source')}
        value={choice.source}
        suggestions={suggestedSources}
        onType={(source) => {
          change({ source });
        }}
      />
      <SuggestInput
        name="voucher"
        label={t('builder.voucher')}
        value={choice.voucher}
        hint={
          choice.voucher !== '' && discount !== undefined && currency
            ? t('builder.voucher.applied', { discount: formatMoney(discount, currency) })
            : undefined
        }
        error={isVoucherRefused ? t('builder.voucher.unknown') : undefined}
        onType={(voucher) => {
          change({ voucher });
        }}
      />
      <InPersonChoice link={link} seller={seller} />
    </TwoColumns>
  );
}

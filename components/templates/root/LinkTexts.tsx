import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { Seller } from '@/contract/seller';
import { CheckboxInput } from '../../fields/CheckboxField';
import { controlStyle, FieldFrame, noHint } from '../../fields/FieldFrame';
import { readTyped, suggestedSellers, suggestedSources } from './createLink';
import { FieldRows } from './FieldRows';
import type { Link, useFoundSeller, usePricedProduct } from './useLink';

interface LinkTextsProps {
  link: Link;
  priced: ReturnType<typeof usePricedProduct>;
  seller: ReturnType<typeof useFoundSeller>;
}

export function LinkTexts({ link, priced, seller }: LinkTextsProps) {
  const { t } = useTranslation();
  const { change, choice } = link;
  const { isVoucherRefused, product } = priced;
  const discount = product?.voucher?.discount;
  const currency = product?.plans[0]?.currency;
  return (
    <FieldRows $columns={3}>
      <SuggestInput
        name="seller"
        label={t('builder.seller')}
        value={choice.seller}
        suggestions={suggestedSellers}
        hint={seller ? t('builder.seller.found', { name: seller.name }) : undefined}
        error={seller === null ? t('builder.seller.unknown') : undefined}
        onType={(value) => {
          // Another seller may have no account that receives the money.
          change({ seller: value, isInPerson: false });
        }}
        onLeave={() => {
          change({ seller: readTyped('seller', choice.seller) });
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
        onLeave={() => {
          change({ source: readTyped('source', choice.source) });
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
        onLeave={() => {
          change({ voucher: readTyped('voucher', choice.voucher) });
        }}
      />
      <InPersonChoice link={link} seller={seller} />
    </FieldRows>
  );
}

interface InPersonChoiceProps {
  link: Link;
  seller: Seller | null | undefined;
}

const unhurried = () => undefined;

function InPersonChoice({ link, seller }: InPersonChoiceProps) {
  const { t } = useTranslation();
  const { change, choice, isSoldInPerson } = link;
  const canReceive = isSoldInPerson && typeof seller?.account === 'string';
  if (!canReceive && !choice.isInPerson) return null;
  return (
    <CheckboxInput
      name="isPaymentInPerson"
      value={choice.isInPerson}
      error={undefined}
      onBlur={unhurried}
      onValue={(isInPerson) => {
        change({ isInPerson });
      }}
    >
      {t('builder.inPerson')}
    </CheckboxInput>
  );
}

const Control = styled.input`
  ${controlStyle}
`;

interface SuggestInputProps {
  name: string;
  label: string;
  value: string;
  suggestions?: readonly string[];
  hint?: string | undefined;
  error?: string | undefined;
  onType: (value: string) => void;
  onLeave: () => void;
}

function SuggestInput({
  error,
  hint,
  label,
  name,
  onLeave,
  onType,
  suggestions = [],
  value,
}: SuggestInputProps) {
  const id = useId();
  const listId = `${id}-list`;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      {(aria) => (
        <>
          <Control
            {...aria}
            name={name}
            placeholder={noHint}
            value={value}
            list={listId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            onBlur={onLeave}
            onChange={(event) => {
              onType(event.currentTarget.value);
            }}
          />
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  );
}

import { useField } from 'formik';
import { useMemo, useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { CardCompany } from '@/contract/enumerations';
import { securityCodeLength } from '@/domain/securityCode';
import type { Plan } from '@/contract/product';
import { CoveringSelect } from '../../fields/CoveringSelect';
import { getListedId } from '../../fields/FieldFrame';
import { loadMask, loadWhenTyped } from '../../fields/loadMasks';
import { MaskedField } from '../../fields/MaskedField';
import { TextField } from '../../fields/TextField';
import { useFieldBinding } from '../../fields/useFieldBinding';
import { ChevronDownIcon } from '../../ui/controlIcons';
import { lazyPart } from '../../ui/lazyPart';
import { VisuallyHidden } from '../../ui/text';
import { CardGroup } from './CardGroup';
import { InvoiceDocumentField } from './DocumentField';
import { InstallmentsField } from './InstallmentsField';

const loadNumberMask = loadMask('cardNumberMask');
const loadCodeMask = loadMask('securityCodeMask');
const loadDateMask = loadMask('expirationDateMask');

export function CardForm({ plan }: { plan: Plan }) {
  return (
    <>
      <CardFields plan={plan} />
      <InvoiceDocumentField />
    </>
  );
}

interface CardFieldsProps {
  plan: Plan | null;
  card?: 0 | 1;
}

export function CardFields({ card = 0, plan }: CardFieldsProps) {
  const { t } = useTranslation();
  const name = `cards[${card}]`;
  // With two cards, the browser fills in each by itself.
  const section = `section-card${card + 1}`;
  const format = t('field.cardExpirationDate.hint');
  const expiry = useMemo(
    () => (
      <>
        {`${t('field.cardExpirationDate')} `}
        {/* Its placeholder is not seen once something is typed. */}
        <VisuallyHidden>{`(${format})`}</VisuallyHidden>
      </>
    ),
    [format, t],
  );
  const mark = useMemo(() => <CardCompanyMark card={name} />, [name]);
  return (
    <>
      <CardGroup card={name}>
        <div className="card-number">
          <MaskedField
            name={`${name}.number`}
            isListed
            label={t('field.cardNumber')}
            beside={mark}
            placeholder={t('field.cardNumber.hint')}
            mask={loadNumberMask}
            inputMode="numeric"
            autoComplete={`${section} cc-number`}
            required
          />
          <DetectedCompany card={name} />
        </div>
        <div className="card-half">
          <MaskedField
            name={`${name}.expirationDate`}
            isListed
            label={expiry}
            placeholder={format}
            mask={loadDateMask}
            inputMode="numeric"
            autoComplete={`${section} cc-exp`}
            required
          />
        </div>
        <div className="card-half">
          <SecurityCodeField card={name} autoComplete={`${section} cc-csc`} />
        </div>
        <div className="card-holder">
          <TextField
            name={`${name}.holder`}
            isListed
            label={t('field.cardHolder')}
            placeholder={t('field.cardHolder.hint')}
            autoComplete={`${section} cc-name`}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            required
          />
        </div>
      </CardGroup>
      {plan && <InstallmentsField plan={plan} card={card} />}
    </>
  );
}

interface CardProps {
  card: string;
}

const CardCompanyDetection = lazyPart(async () => (await loadWhenTyped()).CardCompanyDetection);

function DetectedCompany({ card }: CardProps) {
  const [{ value }] = useField<string>(`${card}.number`);
  const [isTyped, setIsTyped] = useState(false);
  if (value !== '' && !isTyped) setIsTyped(true);
  return isTyped && <CardCompanyDetection card={card} />;
}

const companyName = (card: string) => `${card}.company`;

function CardCompanyMark({ card }: CardProps) {
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const name = companyName(card);
  const { error, onBlur, onValue, value } = useFieldBinding<string>(name);
  const company = brand.cardCompanies.find((accepted) => accepted === value);
  return (
    <span className="card-marks">
      <CompanyMarks card={card} company={company} />
      <ChevronDownIcon />
      <CoveringSelect
        name={name}
        value={value}
        aria-label={t('field.cardCompany')}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : getListedId(name)}
        autoComplete="cc-type"
        onBlur={onBlur}
        onChange={(event) => {
          onValue(event.currentTarget.value);
        }}
      >
        <option value="">{t('field.cardCompany.placeholder')}</option>
        {brand.cardCompanies.map((accepted) => (
          <option key={accepted} value={accepted}>
            {t(`field.cardCompany.${accepted}`)}
          </option>
        ))}
      </CoveringSelect>
    </span>
  );
}

/** The accepted companies until a number is typed, then the card's own. The list beside names them. */
function CompanyMarks({ card, company }: CardProps & { company: CardCompany | undefined }) {
  const { cardCompanies } = useCheckoutPage().brand;
  const [{ value: number }] = useField<string>(`${card}.number`);
  const shown = company || number ? [company ?? 'any'] : cardCompanies;
  return shown.map((id) => <img key={id} src={`/cards/${id}.svg`} alt="" width={32} height={20} />);
}

function SecurityCodeField({ autoComplete, card }: CardProps & { autoComplete: string }) {
  const { t } = useTranslation();
  const [{ value }] = useField<string>(companyName(card));
  const { cardCompanies } = useCheckoutPage().brand;
  const company = cardCompanies.find((accepted) => accepted === value);
  const isOnFront = company !== undefined && securityCodeLength(company) === 4;
  return (
    <MaskedField
      name={`${card}.securityCode`}
      isListed
      label={t('field.cardSecurityCode')}
      placeholder={t(isOnFront ? 'field.cardSecurityCode.hintFour' : 'field.cardSecurityCode.hint')}
      mask={loadCodeMask}
      inputMode="numeric"
      autoComplete={autoComplete}
      required
    />
  );
}

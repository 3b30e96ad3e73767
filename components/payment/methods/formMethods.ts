import { type ComponentType, createElement } from 'react';
import type { InPersonMethod } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import type { PageBrand } from '@/services/checkout/page';
import {
  BarcodeIcon,
  CardAndPixIcon,
  CardIcon,
  inPersonIcons,
  PhoneIcon,
  PixIcon,
  TwoCardsIcon,
} from '../../ui/methodIcons';
import type { FormMethod, PaymentMethodRules, PaymentValues } from '../paymentValues';
import { fieldsPlaceholder } from '../../fields/HydratingForm';
import { CardForm } from './CardFields';
import { payerForm } from './DocumentField';
import { lazyPart } from '../../ui/lazyPart';

/** Everything specific to one way to pay, named by the text `payment.method.<id>`. */
interface FormMethodModule {
  Icon: ComponentType;
  /** A line of the tile that only the browser knows. */
  Detail?: ComponentType;
  hasCard?: true;
  isSplit?: true;
  details?: PaymentValues['details'];
  Form: ComponentType<{ plan: Plan }>;
  Confirmation?: ComponentType<{ plan: Plan; isBusy: boolean }>;
  load: () => Promise<PaymentMethodRules>;
}

export const loadMethodRules = () => import('./methodRules');
type MethodRules = Awaited<ReturnType<typeof loadMethodRules>>;

const from =
  <Name extends keyof MethodRules>(name: Name) =>
  async (): Promise<MethodRules[Name]> =>
    (await loadMethodRules())[name];

const lazily = (load: () => Promise<PaymentMethodRules & Pick<FormMethodModule, 'Form'>>) => ({
  load,
  Form: lazyPart(async () => (await load()).Form, fieldsPlaceholder),
});

const inPerson = (method: InPersonMethod) => ({
  Icon: inPersonIcons[method],
  ...lazily(async () => (await loadMethodRules()).inPerson(method)),
});

export const formMethods: Record<FormMethod, FormMethodModule> = {
  'credit-card': {
    Icon: CardIcon,
    hasCard: true,
    Form: CardForm,
    load: from('card'),
  },
  pix: {
    Icon: PixIcon,
    Form: payerForm('payment.pix.text'),
    load: from('pix'),
  },
  bankslip: {
    Icon: BarcodeIcon,
    Form: payerForm('payment.bankslip.text'),
    load: from('bankSlip'),
  },
  'm-pesa': {
    Icon: PhoneIcon,
    details: { mpesaPhone: '' },
    ...lazily(from('mpesa')),
  },
  'credit-card+credit-card': {
    Icon: TwoCardsIcon,
    isSplit: true,
    hasCard: true,
    ...lazily(from('twoCards')),
  },
  'credit-card+pix': {
    Icon: CardAndPixIcon,
    isSplit: true,
    hasCard: true,
    ...lazily(from('cardAndPix')),
  },
  'default-credit-card': {
    Icon: lazyPart(async () => (await loadMethodRules()).storedCard.Mark, createElement(CardIcon)),
    // A line of its own until the card is known, so that its tile keeps its height.
    Detail: lazyPart(async () => (await loadMethodRules()).storedCard.Detail, createElement('br')),
    Confirmation: lazyPart(async () => (await loadMethodRules()).storedCard.Confirmation),
    ...lazily(from('storedCard')),
  },
  'credit-card-in-person': inPerson('credit-card-in-person'),
  'pix-in-person': inPerson('pix-in-person'),
  cash: inPerson('cash'),
  cheque: inPerson('cheque'),
};

/**
 * Leaves out methods that have no form here, because the service may know more than this build, and
 * methods that the brand does not accept.
 */
export const keepBrandMethods = (
  methods: readonly FormMethod[],
  { methods: taken }: Pick<PageBrand, 'methods'>,
): FormMethod[] =>
  methods.filter((method) => Object.hasOwn(formMethods, method) && taken.includes(method));

/**
 * Whether the button leads on to the address instead of paying. Where one is asked for, a card
 * payment has two halves: the card, left with 'Continuar', then the address.
 * @param asksAddress whether the form shows the second half
 */
export function continuesToAddress(
  asksAddress: boolean,
  method: FormMethod,
  requiresAddress: boolean,
): boolean {
  return requiresAddress && !asksAddress && formMethods[method].hasCard === true;
}

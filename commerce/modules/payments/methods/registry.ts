import { bankSlip } from './bankSlip';
import { creditCard } from './creditCard';
import { inPerson } from './inPerson';
import { livelo } from './livelo';
import { mpesa } from './mpesa';
import type { Method, PaymentMethodModule } from './PaymentMethod';
import { pix } from './pix';
import { storedCard } from './storedCard';

const methods: { [Name in Method]: PaymentMethodModule<Name> } = {
  'credit-card': creditCard,
  'default-credit-card': storedCard,
  pix,
  bankslip: bankSlip,
  'm-pesa': mpesa,
  livelo,
  'credit-card-in-person': inPerson,
  'pix-in-person': inPerson,
  cash: inPerson,
  cheque: inPerson,
};

export function getMethod<Name extends Method>(name: Name): PaymentMethodModule<Name> {
  return methods[name];
}

import {
  AccessExchangeRequest,
  AccessGrant,
  AccessLink,
  AccessResendRequest,
  AccessResent,
} from '@/contract/access';
import { CardAgreement } from '@/contract/cardAgreement';
import {
  Contract,
  ContractAcceptance,
  ContractAcceptanceRequest,
  ContractRequest,
} from '@/contract/contractDocument';
import { CaptchaChallenge, RecaptchaChallenge } from '@/contract/captcha';
import { CardVerification, CardVerificationRequest, CustomOffer } from '@/contract/customOffer';
import { Flags } from '@/contract/flags';
import { FranchiseCities, FranchiseRegions, FranchiseUnits } from '@/contract/franchise';
import { Health } from '@/contract/health';
import { Invoice } from '@/contract/invoice';
import { LeadRequest, LeadResponse } from '@/contract/lead';
import { LeadUpdate, LeadUpdateRequest } from '@/contract/leadUpdate';
import {
  LiveloCodeRequest,
  LiveloMemberRequest,
  LiveloSession,
  LiveloValidationRequest,
} from '@/contract/livelo';
import { OperatorPayment, OperatorReason, OperatorRefund } from '@/contract/operator';
import { PaymentResponse, PaymentView } from '@/contract/payment';
import { ServedCardKey } from '@/contract/cardKey';
import { PaymentRequest } from '@/contract/paymentRequest';
import { PaymentReturn } from '@/contract/paymentReturn';
import { CardData } from '@/contract/paymentParts';
import { PaymentV1Request } from '@/contract/paymentV1';
import {
  PhoneCode,
  PhoneCodeRequest,
  PhoneValidation,
  PhoneValidationRequest,
} from '@/contract/phoneVerification';
import { PostalCodePlace } from '@/contract/postalCode';
import { Problem } from '@/contract/problem';
import { ProductV2 } from '@/contract/product';
import { PlanProduct } from '@/contract/planProduct';
import { ProductConfig } from '@/contract/productConfig';
import { ProductV1 } from '@/contract/productV1';
import { Recovery } from '@/contract/recovery';
import { RefundConfirmation, RefundLink } from '@/contract/refund';
import { ReminderLink, RemindersWithdrawn, ReminderWithdrawal } from '@/contract/reminder';
import { EmptyRequest } from '@/contract/requestHeaders';
import { Sample, SampleRequest } from '@/contract/samples';
import { Seller } from '@/contract/seller';
import { RenewalV1Request, RenewalV2Request, Subscription } from '@/contract/subscription';
import { TestBooking, TestBookingRequest, TestLocations } from '@/contract/testLocation';
import { Tickets } from '@/contract/ticket';

export const sharedSchemas = [
  AccessExchangeRequest,
  AccessGrant,
  AccessLink,
  AccessResendRequest,
  AccessResent,
  CardAgreement,
  CardData,
  CaptchaChallenge,
  RecaptchaChallenge,
  ServedCardKey,
  CardVerification,
  CardVerificationRequest,
  Contract,
  ContractAcceptance,
  ContractAcceptanceRequest,
  ContractRequest,
  CustomOffer,
  EmptyRequest,
  Flags,
  FranchiseCities,
  FranchiseRegions,
  FranchiseUnits,
  Health,
  Invoice,
  LeadRequest,
  LeadResponse,
  LeadUpdate,
  LeadUpdateRequest,
  LiveloCodeRequest,
  LiveloMemberRequest,
  LiveloSession,
  LiveloValidationRequest,
  OperatorPayment,
  OperatorReason,
  OperatorRefund,
  PaymentRequest,
  PaymentResponse,
  PaymentReturn,
  PaymentV1Request,
  PaymentView,
  PhoneCode,
  PhoneCodeRequest,
  PhoneValidation,
  PhoneValidationRequest,
  PlanProduct,
  PostalCodePlace,
  Problem,
  ProductConfig,
  ProductV1,
  ProductV2,
  Recovery,
  RefundConfirmation,
  RefundLink,
  ReminderLink,
  RemindersWithdrawn,
  ReminderWithdrawal,
  RenewalV1Request,
  RenewalV2Request,
  Sample,
  SampleRequest,
  Seller,
  Subscription,
  TestBooking,
  TestBookingRequest,
  TestLocations,
  Tickets,
];

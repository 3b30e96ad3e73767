import {
  Contract,
  ContractAcceptance,
  ContractAcceptanceRequest,
  ContractRequest,
} from '@/contract/contractDocument';
import { CardVerification, CardVerificationRequest, CustomOffer } from '@/contract/customOffer';
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
import { CardKey, PaymentRequest, PaymentResponse, PaymentView } from '@/contract/payment';
import { PaymentV1Request } from '@/contract/paymentV1';
import {
  PhoneCode,
  PhoneCodeRequest,
  PhoneValidation,
  PhoneValidationRequest,
} from '@/contract/phoneVerification';
import { PlanProduct, ProductConfig, ProductV2 } from '@/contract/product';
import { ProductV1 } from '@/contract/productV1';
import { Problem } from '@/contract/problem';
import { Recovery } from '@/contract/recovery';
import { Sample, SampleRequest } from '@/contract/samples';
import { Seller } from '@/contract/seller';
import { RenewalV1Request, RenewalV2Request, Subscription } from '@/contract/subscription';
import { TestBooking, TestBookingRequest, TestLocations } from '@/contract/testLocation';
import { Tickets } from '@/contract/ticket';

/** The contract's named schemas: components of the OpenAPI document. */
export const sharedSchemas = [
  CardKey,
  CardVerification,
  CardVerificationRequest,
  Contract,
  ContractAcceptance,
  ContractAcceptanceRequest,
  ContractRequest,
  CustomOffer,
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
  PaymentRequest,
  PaymentResponse,
  PaymentV1Request,
  PaymentView,
  PhoneCode,
  PhoneCodeRequest,
  PhoneValidation,
  PhoneValidationRequest,
  PlanProduct,
  Problem,
  ProductConfig,
  ProductV1,
  ProductV2,
  Recovery,
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

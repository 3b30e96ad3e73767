import { FranchiseCities, FranchiseRegions, FranchiseUnits } from '@/contract/franchise';
import { Health } from '@/contract/health';
import { LeadRequest, LeadResponse } from '@/contract/lead';
import { CardKey, PaymentRequest, PaymentResponse, PaymentView } from '@/contract/payment';
import {
  PhoneCode,
  PhoneCodeRequest,
  PhoneValidation,
  PhoneValidationRequest,
} from '@/contract/phoneVerification';
import { PlanProduct, ProductConfig, ProductV2 } from '@/contract/product';
import { ProductV1 } from '@/contract/productV1';
import { Problem } from '@/contract/problem';
import { Seller } from '@/contract/seller';
import { TestBooking, TestBookingRequest, TestLocations } from '@/contract/testLocation';
import { Tickets } from '@/contract/ticket';

/** The contract's named schemas: components of the OpenAPI document. */
export const sharedSchemas = [
  CardKey,
  FranchiseCities,
  FranchiseRegions,
  FranchiseUnits,
  Health,
  LeadRequest,
  LeadResponse,
  PaymentRequest,
  PaymentResponse,
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
  Seller,
  TestBooking,
  TestBookingRequest,
  TestLocations,
  Tickets,
];

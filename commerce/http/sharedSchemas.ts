import { Health } from '@/contract/health';
import { LeadRequest, LeadResponse } from '@/contract/lead';
import { CardKey, PaymentRequest, PaymentResponse, PaymentView } from '@/contract/payment';
import { PlanProduct, ProductConfig, ProductV2 } from '@/contract/product';
import { Problem } from '@/contract/problem';
import { Seller } from '@/contract/seller';

/** The contract's named schemas: components of the OpenAPI document. */
export const sharedSchemas = [
  CardKey,
  Health,
  LeadRequest,
  LeadResponse,
  PaymentRequest,
  PaymentResponse,
  PaymentView,
  PlanProduct,
  Problem,
  ProductConfig,
  ProductV2,
  Seller,
];

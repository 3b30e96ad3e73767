import { useCallback } from 'react';
import { useBuyer, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePurchasePlan } from '@/contexts/checkout/usePurchasePlan';
import { generateContract } from '@/services/api/contractDocument';
import type { Contract, ContractRequest } from '@/contract/contractDocument';
import { HttpError } from '@/services/http/errors';
import { getOrCreateAttemptKey, closeAttempt } from '@/services/attempts/attemptKeys';
import { readStored, removeStored, writeStored } from '@/services/storage';
import { type LoadState, useLoad } from '../../ui/useLoad';

const operation = 'contract';

/** The service knows whether a contract is accepted; the browser's copy follows. */
function storeAcceptance({ acceptedAt }: Contract, leadId: string): void {
  if (acceptedAt !== null) writeStored('contractLeadId', leadId);
  else if (readStored('contractLeadId') === leadId) removeStored('contractLeadId');
}

async function requestContract(code: string, request: ContractRequest): Promise<Contract | null> {
  try {
    const contract = await generateContract(
      code,
      request,
      getOrCreateAttemptKey(operation, request),
    );
    closeAttempt(operation);
    storeAcceptance(contract, request.leadId);
    return contract;
  } catch (error) {
    const isRefused = error instanceof HttpError && error.status < 500;
    if (isRefused) closeAttempt(operation);
    if (isRefused && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

export function useContract(): LoadState<Contract | null> {
  const { userLeadId } = useBuyer();
  const { productCode, product, saleQuery } = useCheckoutProduct();
  const plan = usePurchasePlan();
  const { offer, seller } = saleQuery;
  // As in the payment call: a voucher that does not lower this plan's price does not belong to it.
  const voucher = plan.amount < plan.standardAmount ? product.voucher?.code : undefined;
  const planId = plan.id;
  const load = useCallback(async () => {
    if (userLeadId === null) return null;
    return requestContract(productCode, {
      leadId: userLeadId,
      planId,
      seller,
      ...(voucher !== undefined && { voucher }),
      ...(offer !== undefined && { offer }),
    });
  }, [offer, planId, productCode, seller, userLeadId, voucher]);
  return useLoad(userLeadId && [userLeadId, planId, voucher, offer].join(' '), load);
}

import { useRef, useState } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { MessageKey } from '@/contexts/TranslationContext';
import { acceptContract, type Contract } from '@/services/contractDocument';
import { getFailureKey } from '@/services/http/getFailureKey';
import { HttpError } from '@/services/http/HttpError';
import { getAttemptKey, settleAttempt } from '@/services/idempotency';
import { logger } from '@/services/logger';
import { writeStored } from '@/services/storage/storage';
import { useExclusive } from '../../payment/useExclusive';

const operation = 'contract-acceptance';

/** Has the service record that the buyer accepts the contract, then goes on. */
export function useAcceptContract({ contractId }: Contract, onAccepted: () => Promise<void>) {
  const { userLeadId } = useCheckout();
  const { productCode } = useCheckoutProduct();
  const [run, isAccepting] = useExclusive();
  const isAccepted = useRef(false);
  const [failure, setFailure] = useState<MessageKey | null>(null);

  const accept = () =>
    run(async () => {
      if (userLeadId === null) return;
      setFailure(null);
      const accepted = { code: productCode, contractId, leadId: userLeadId };
      try {
        // A late second click only goes on.
        if (!isAccepted.current) {
          await acceptContract(accepted, getAttemptKey(operation, accepted));
          isAccepted.current = true;
          settleAttempt(operation);
          writeStored('contractLeadId', userLeadId);
        }
        await onAccepted();
      } catch (error) {
        // An answer ends the attempt; without one the same key asks what became of it.
        if (error instanceof HttpError && error.status < 500) settleAttempt(operation);
        logger.warning('A contract could not be accepted', { error });
        setFailure(getFailureKey(error));
      }
    });

  return { accept, failure, isAccepting };
}

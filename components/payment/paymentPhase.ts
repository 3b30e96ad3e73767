/** An object: the payment is sent, but the page that follows it does not load. */
export type PaymentPhase = 'idle' | 'paying' | 'asking' | { isPaid: boolean; tryAgain: () => void };

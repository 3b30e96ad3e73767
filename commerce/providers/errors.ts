/** The provider gave no usable answer: the outcome of the call is unknown. */
export class ProviderUnavailable extends Error {
  override readonly name: string = 'ProviderUnavailable';
}

/**
 * The provider certainly did nothing: the call never reached it, or it rejected the call before it
 * began.
 */
export class ProviderNotReached extends ProviderUnavailable {
  override readonly name = 'ProviderNotReached';
}

export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature';
}

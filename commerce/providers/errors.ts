/** The provider gave no usable answer: whether it did what was asked is unknown. */
export class ProviderUnavailable extends Error {
  override readonly name: string = 'ProviderUnavailable';
}

/**
 * The provider certainly did nothing: the call never reached it, or it turned the call away before it
 * began.
 */
export class ProviderNotReached extends ProviderUnavailable {
  override readonly name = 'ProviderNotReached';
}

/** The provider answered that it will not do what was asked. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** A signed webhook whose content cannot be read. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

/** A webhook that is not signed by the provider. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature';
}

/** The provider gave no usable answer: whether it did what was asked is unknown. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** A webhook that is not signed by the provider. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature';
}

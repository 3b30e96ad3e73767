/** The provider answered that it will not do what was asked. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

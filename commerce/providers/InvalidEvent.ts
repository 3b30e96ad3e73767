/** A signed webhook whose content cannot be read. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

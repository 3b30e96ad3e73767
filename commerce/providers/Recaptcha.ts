export interface Recaptcha {
  siteKey: string;
  /**
   * Checks that a token was made just now for an action on one of our pages, was never checked before,
   * and scores as a person's.
   * @throws RecaptchaUnavailable when there is no usable answer
   */
  verify(token: string, action: string): Promise<boolean>;
}

export class RecaptchaUnavailable extends Error {
  override readonly name = 'RecaptchaUnavailable';
}

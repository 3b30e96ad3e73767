/** The service's time. Injected, so that a test can move it. */
export type Clock = () => Date;

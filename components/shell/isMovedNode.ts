/** Whether a render failed because other code, as a translator, has moved the page's nodes. */
export const isMovedNode = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

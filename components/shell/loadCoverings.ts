/** Nothing waits for them while a page loads: they come right after it, in one chunk. */
export const loadCoverings = () => import('./coverings');

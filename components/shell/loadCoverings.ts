export const loadCoverings = () => import('./coverings');

export const loadOverlays = () => import('./overlays');

import { createContext } from 'react';

/** How often the open page was drawn anew, its nodes having been moved (PageErrorBoundary). */
export const RedrawContext = createContext(0);

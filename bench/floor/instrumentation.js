/**
 * Next looks for this file upwards, as far as the folder of the packages: without this one, which does
 * nothing, the project's own would be built into the bare page.
 */
export const register = () => undefined;

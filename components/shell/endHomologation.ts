/** Ends homologation in this browser and loads the page anew; its code comes when it is asked for. */
export async function endHomologation(): Promise<void> {
  const { leaveHomologation } = await import('@/services/checkout/homologationExit');
  leaveHomologation(window.location);
}

/** Ends homologation in this browser and reloads the page; its code comes when it is asked for. */
export async function endHomologation(): Promise<void> {
  const { leaveHomologation } = await import('@/services/checkout/homologation');
  leaveHomologation(window.location);
}

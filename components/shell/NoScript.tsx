/** What a page says that cannot work: nothing here is seen where scripts run. */
export function NoScript({ text }: { text: string }) {
  return (
    <noscript>
      <p className="no-script">{text}</p>
    </noscript>
  );
}
